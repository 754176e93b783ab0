"use client";

import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldGroup } from "#components/ui/field-group.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { findFileIssue, type FileIssue } from "#lib/forms/check-file.ts";
import { centredCrop, dragged, maxZoom, squareOf, type Crop } from "#lib/forms/square-crop.ts";
import { FileButton } from "./file-field.tsx";

export interface PhotoTexts extends Record<FileIssue, string> {
  choose: string;
  camera: string;
  replace: string;
  remove: string;
  /** A file that says it is a picture and is none. */
  broken: string;
  /** Beside the picture that is being cut. */
  crop: string;
  zoom: string;
  horizontal: string;
  vertical: string;
  use: string;
  cancel: string;
  /** Said once the picture is cut. */
  ready: string;
}

interface PhotoFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The photo there is already; null for none. */
  url: string | null;
  /** Stands where there is no photo; decorative. */
  placeholder?: ReactNode;
  /** A square JPEG of at most `sidePx`. Rejects: the photo before is shown again. */
  onPhoto: (photo: File) => Promise<void> | void;
  onRemove?: () => Promise<void> | void;
  texts: PhotoTexts;
  maxBytes: number;
}

const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
const sidePx = 800;
const shownPx = 288;

type Stage = { kind: "shown" } | { kind: "cutting"; picture: ImageBitmap } | { kind: "cut"; url: string };

/** A portrait: taken or chosen, cut square on this device by finger or by three sliders, and taken away again. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, error, url, texts, maxBytes } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [stage, setStage] = useState<Stage>({ kind: "shown" });
  const [issue, setIssue] = useState<FileIssue | "broken" | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const wrong = issue === null ? error : texts[issue];

  const refuse = (found: FileIssue | "broken") => {
    setIssue(found);
    announce(texts[found]);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = findFileIssue(file, { types: photoTypes, maxBytes });
    if (found) return refuse(found);
    try {
      const picture = await createImageBitmap(file);
      setIssue(null);
      setStage({ kind: "cutting", picture });
    } catch {
      refuse("broken");
    }
  };
  const act = async (deed: () => Promise<void> | void, after: Stage) => {
    setIsBusy(true);
    try {
      await deed();
      setStage(after);
    } catch {
      // Whoever asked says why; what there was before is shown.
      setStage({ kind: "shown" });
    } finally {
      setIsBusy(false);
      group.current?.focus();
    }
  };

  const shownUrl = stage.kind === "cut" ? stage.url : url;
  return (
    <FieldGroup ref={group} id={id} legend={label} hint={hint} error={wrong}>
      {stage.kind === "cutting" ? (
        <Cutter
          picture={stage.picture}
          texts={texts}
          isBusy={isBusy}
          onCancel={() => {
            setStage({ kind: "shown" });
            group.current?.focus();
          }}
          onCut={(photo, cutUrl) =>
            void act(
              async () => {
                await props.onPhoto(photo);
                announce(texts.ready);
              },
              { kind: "cut", url: cutUrl },
            )
          }
        />
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <span
            aria-hidden="true"
            className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-full bg-tint text-muted"
          >
            {shownUrl ? <img src={shownUrl} alt="" className="size-full object-cover" /> : props.placeholder}
          </span>
          <div className="flex min-w-0 flex-wrap gap-2">
            <FileButton
              types={photoTypes}
              describedBy={wrong && `${id}-error`}
              isInvalid={wrong !== undefined}
              onFile={(file) => void open(file)}
            >
              {shownUrl ? texts.replace : texts.choose}
            </FileButton>
            <FileButton
              types={photoTypes}
              capture="user"
              className="pointer-fine:hidden"
              onFile={(file) => void open(file)}
            >
              {texts.camera}
            </FileButton>
            {shownUrl && props.onRemove && (
              <Button
                variant="ghost"
                size="sm"
                loading={isBusy}
                onClick={() => void act(props.onRemove ?? (() => undefined), { kind: "shown" })}
              >
                {texts.remove}
              </Button>
            )}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}

interface CutterProps {
  picture: ImageBitmap;
  texts: PhotoTexts;
  isBusy: boolean;
  onCut: (photo: File, url: string) => void;
  onCancel: () => void;
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext("2d");
  if (!context) return;
  // A transparent picture has no black ground as a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(new File([blob], "photo.jpg", { type: "image/jpeg" })) : reject(new Error("no picture")),
      "image/jpeg",
      0.9,
    );
  });

function Cutter({ picture, texts, isBusy, onCut, onCancel }: CutterProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoom = useRef<HTMLInputElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const [crop, setCrop] = useState(centredCrop);

  useEffect(() => zoom.current?.focus(), []);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => () => picture.close(), [picture]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const start = from.current;
    if (!start) return;
    const by = { dx: event.clientX - start.x, dy: event.clientY - start.y };
    from.current = { x: event.clientX, y: event.clientY };
    setCrop((before) => dragged(picture, before, by, event.currentTarget.clientWidth || shownPx));
  };
  const cut = async () => {
    const target = document.createElement("canvas");
    target.width = target.height = Math.min(sidePx, Math.round(squareOf(picture, crop).side));
    draw(target, picture, crop);
    const photo = await toJpeg(target);
    onCut(photo, target.toDataURL("image/jpeg", 0.8));
  };
  const sliders = [
    { name: "zoom", label: texts.zoom, min: 1, max: maxZoom },
    { name: "x", label: texts.horizontal, min: 0, max: 1 },
    { name: "y", label: texts.vertical, min: 0, max: 1 },
  ] as const;

  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <canvas
        ref={canvas}
        aria-hidden="true"
        width={shownPx * 2}
        height={shownPx * 2}
        className="size-72 max-w-full cursor-grab touch-none rounded-full bg-tint active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = null)}
        onPointerCancel={() => (from.current = null)}
      />
      <div className="flex min-w-[min(14rem,100%)] flex-1 flex-col gap-2">
        <p className="text-sm text-muted">{texts.crop}</p>
        {sliders.map(({ name, label, min, max }) => (
          <label key={name} className="grid gap-0">
            <span className="text-sm font-bold">{label}</span>
            <input
              ref={name === "zoom" ? zoom : undefined}
              type="range"
              min={min}
              max={max}
              step={0.02}
              value={crop[name]}
              onChange={(event) => setCrop({ ...crop, [name]: Number(event.target.value) })}
              className="h-11 w-full max-w-80 accent-ink"
            />
          </label>
        ))}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button size="sm" loading={isBusy} onClick={() => void cut()}>
            {texts.use}
          </Button>
          <Button size="sm" variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}
