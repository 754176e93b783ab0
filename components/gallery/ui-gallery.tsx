"use client";

import { useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Breadcrumb } from "#components/ui/breadcrumb.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Drawer } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { LoadingBar } from "#components/ui/loading-bar.tsx";
import { ScallopEdge, StitchLine, WavyLine } from "#components/ui/ornament.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { QrCode } from "#components/ui/qr-code.tsx";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { Skeleton, SkeletonText } from "#components/ui/skeleton.tsx";
import { ClosedTrunk, OpeningTrunk, ShuttingTrunk } from "#components/ui/trunk.tsx";
import { Timeline } from "#components/ui/timeline.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { Unbroken } from "#components/ui/unbroken.tsx";
import { Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "ghost", "danger"] as const;
const badges = ["blue", "pink", "yellow", "reduction", "neutral", "quiet"] as const;
const tones = ["info", "success", "warning", "danger"] as const;

const chequered = Array.from({ length: 21 }, (_, y) =>
  Array.from({ length: 21 }, (__, x) => ((x + y) % 2 === 0 ? "1" : "0")).join(""),
);

/** Everything in `components/ui` that is no control of a form. */
export function UiGallery() {
  const [quantity, setQuantity] = useState(2);
  const [open, setOpen] = useState<"dialog" | "danger" | "drawer" | null>(null);
  const [waits, setWaits] = useState(false);
  const closeTo = (isOpen: boolean) => setOpen(isOpen ? open : null);
  return (
    <>
      <Specimen title="Button" row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="sm">small</Button>
        <Button size="lg">large</Button>
        <Button loading>loading</Button>
        <Button disabled>disabled</Button>
        <IconButton icon="heart" label="Keep the blouse" />
        <ButtonLink href="/shop">A way</ButtonLink>
        <TextLink href="/shop">A link</TextLink>
      </Specimen>
      <Specimen title="Badge" row>
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="Alert">
        {tones.map((tone) => (
          <Alert
            key={tone}
            tone={tone}
            title={`A note of tone ${tone}`}
            action={<Button size="sm">Do something</Button>}
          >
            What happened, and what to do about it.
          </Alert>
        ))}
      </Specimen>
      <Specimen title="Headings and ornaments">
        <SectionHeading
          title="A heading of a section"
          eyebrow="Chapter"
          intro="A sentence that leads in."
          level={3}
          wavy
          action={
            <TextLink standalone href="/shop">
              All of them
            </TextLink>
          }
        />
        <p>
          <Unbroken text="The order PM-2026-0007 is on its way." part="PM-2026-0007" />
        </p>
        <StitchLine />
        <WavyLine />
        <div className="flex flex-wrap gap-6">
          <ClosedTrunk />
          <OpeningTrunk />
          <ShuttingTrunk />
        </div>
        <ScallopEdge />
      </Specimen>
      <Specimen title="Card">
        <Card>On the surface</Card>
        <Card tone="tint" stitched>
          Tinted and stitched
        </Card>
      </Specimen>
      <Specimen title="Ways">
        <Breadcrumb label="You are here" items={[{ name: "Home", href: "/" }, { name: "Girls" }]} />
        <Pagination
          label="Pages"
          page={3}
          pageCount={9}
          hrefOf={(page) => `?page=${page}`}
          previousLabel="Before"
          nextLabel="After"
          pageLabel={(page) => `Page ${page}`}
        />
        <Timeline
          label="The way of a parcel"
          entries={[
            { title: "Packed", state: "done", date: "3 March", dateTime: "2026-03-03" },
            { title: "On its way", state: "current", detail: "With the carrier" },
            { title: "Delivered", state: "todo" },
          ]}
        />
      </Specimen>
      <Specimen title="Disclosure">
        <Disclosure summary="Closed" headingLevel={3}>
          Its content
        </Disclosure>
        <Disclosure summary="Open" headingLevel={3} open>
          Its content
        </Disclosure>
      </Specimen>
      <Specimen title="A code to scan">
        <div className="max-w-40">
          <QrCode label="The code of the parcel" rows={chequered} />
        </div>
      </Specimen>
      <Specimen title="Progress and waiting">
        <p>While it waits, a thread runs along the top of the page.</p>
        <Button variant="secondary" className="self-start" onClick={() => setWaits(!waits)}>
          {waits ? "Arrive" : "Wait"}
        </Button>
        <LoadingBar active={waits} />
        <ProgressBar label="Question 3 of 12" value={3} max={12} />
        <Skeleton className="h-16 w-full" />
        <SkeletonText lines={3} />
      </Specimen>
      <Specimen title="Quantity">
        <QuantityStepper
          label="Quantity of the blouse"
          decreaseLabel="One less"
          increaseLabel="One more"
          value={quantity}
          max={10}
          onChange={setQuantity}
        />
      </Specimen>
      <Specimen title="Dialogs and messages" row>
        <Button onClick={() => setOpen("dialog")}>Ask</Button>
        <Button variant="secondary" onClick={() => setOpen("danger")}>
          Ask about something that cannot be undone
        </Button>
        <Button variant="secondary" onClick={() => setOpen("drawer")}>
          Open a drawer
        </Button>
        <Button variant="secondary" onClick={() => toast({ message: "Moved to Tuesday", tone: "success" })}>
          Say something
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ message: "Taken out", action: { label: "Undo", onPress: () => undefined } })}
        >
          Say something with a way back
        </Button>
        <ConfirmDialog
          open={open === "dialog" || open === "danger"}
          onOpenChange={closeTo}
          title="End the subscription?"
          confirmLabel="End it"
          cancelLabel="Keep it"
          closeLabel="Close"
          tone={open === "danger" ? "danger" : "primary"}
          onConfirm={() => setOpen(null)}
        >
          Wardrobe, points and wallet stay.
        </ConfirmDialog>
        <Drawer open={open === "drawer"} onOpenChange={closeTo} title="A drawer" closeLabel="Close">
          <p className="p-5">What it holds.</p>
        </Drawer>
      </Specimen>
      <Specimen title="Nothing there">
        <EmptyState
          title="No box yet"
          headingLevel={3}
          text="Three minutes, and there is one."
          picture={<Icon name="heart" size={48} />}
          action={<Button>Begin</Button>}
        />
      </Specimen>
    </>
  );
}
