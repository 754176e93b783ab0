"use client";

import { z } from "zod";
import { CodeField } from "#components/forms/code-field.tsx";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { DayPicker } from "#components/forms/day-picker.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { DateField } from "#components/forms/date-field.tsx";
import { FileField } from "#components/forms/file-field.tsx";
import { FitScale } from "#components/forms/fit-scale.tsx";
import { PhotoField } from "#components/forms/photo-field.tsx";
import { ChipOptions } from "#components/forms/chip-options.tsx";
import { PictureOptions } from "#components/forms/picture-options.tsx";
import { Scale } from "#components/forms/scale.tsx";
import { StarRating } from "#components/forms/star-rating.tsx";
import { Swatches } from "#components/forms/swatches.tsx";
import { ThumbOptions } from "#components/forms/thumb-options.tsx";
import { useCheckedForm } from "#components/forms/use-checked-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { Select } from "#components/ui/select.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { AppError } from "#lib/http/app-error.ts";
import { Specimen } from "./specimen.tsx";

const error = "This needs another look.";
const ways = [
  { value: "home", label: "At home", description: "Tuesday to Saturday", note: "Free" },
  { value: "point", label: "At a pickup point", description: "Open in the evening", note: "Free" },
  { value: "far", label: "By drone", note: "Not yet", disabled: true },
];
const sizes = [
  { value: "4", label: "4 years" },
  { value: "5", label: "5 years", note: "2 left" },
  { value: "6", label: "6 years", note: "Sold out", faded: true },
];
const drawing = <span className="block size-16 rounded bg-badge-blue" />;
const cuts = [
  { value: "slim", label: "Slim", media: drawing },
  { value: "straight", label: "Straight", description: "Neither nor", media: drawing },
  { value: "wide", label: "Wide", media: drawing },
];
const colours = [
  { value: "raspberry", label: "Raspberry", colors: ["#C8355B"] },
  { value: "greens", label: "Greens", colors: ["#CFE3C8", "#3F7D4E"] },
  { value: "night", label: "Night blue", colors: ["#23304F"] },
];

const freeDays = ["2026-12-22", "2026-12-23", "2026-12-24", "2026-12-28", "2027-01-04"];
const dayTexts = { previous: "Previous month", next: "Next month", notFree: "not free" };
const stars = Array.from({ length: 5 }, (_, index) => `${index + 1} of 5`);
const fits = [
  { value: "small", label: "Too small" },
  { value: "right", label: "Right" },
  { value: "large", label: "Too large" },
] as const;
const code = {
  isBusy: false,
  onApply: () => undefined,
  onRemove: () => undefined,
  texts: { apply: "Apply", remove: "Remove" },
};

const nothing = () => undefined;
const letter = new File(["Dear stylist"], "letter.pdf", { type: "application/pdf" });
const fileIssues = { empty: "It is empty.", too_large: "It is too large.", wrong_type: "It is of another kind." };
const files = {
  types: ["application/pdf"],
  maxBytes: 5_000_000,
  texts: { choose: "Choose", replace: "Choose another", remove: (name: string) => `Remove ${name}`, ...fileIssues },
};
const photoTexts = {
  choose: "Choose a picture",
  camera: "Take one",
  replace: "Choose another picture",
  remove: "Remove the picture",
  broken: "This is no picture.",
  crop: "Cut",
  zoom: "Closer",
  horizontal: "Left and right",
  vertical: "Up and down",
  use: "Use it",
  cancel: "Cancel",
  ready: "Cut",
  ...fileIssues,
};

/** The form kit and the controls of `components/ui`, in every state. */
export function FormGallery() {
  return (
    <>
      <Specimen title="A form, refused and sent">
        <SampleForm />
      </Specimen>
      <Specimen title="Fields">
        <Field label="Plain">{(control) => <Input {...control} />}</Field>
        <Field label="With a note and a hint" note="optional" hint="As it stands on the bell.">
          {(control) => <Input {...control} />}
        </Field>
        <Field label="Refused" error={error}>
          {(control) => <Input {...control} defaultValue="lea@" />}
        </Field>
        <Field label="Switched off">{(control) => <Input {...control} disabled defaultValue="Lyon" />}</Field>
        <Field label="Password">
          {(control) => <PasswordInput {...control} showLabel="Show the password" hideLabel="Hide the password" />}
        </Field>
        <Field label="Several lines">{(control) => <TextArea {...control} rows={3} />}</Field>
        <Field label="One of many">
          {(control) => (
            <Select {...control}>
              <option>France</option>
              <option>Belgium</option>
            </Select>
          )}
        </Field>
        <Checkbox label="I would like letters" hint="Twice a month at most." />
        <Checkbox label="Refused" error={error} />
      </Specimen>
      <Specimen title="Choices">
        <RadioGroup name="way" legend="Cards" options={ways} defaultValue="home" />
        <RadioGroup name="size" legend="Chips" options={sizes} variant="chips" defaultValue="5" />
        <RadioGroup name="refused" legend="Refused" options={sizes} variant="chips" error={error} />
      </Specimen>
      <Specimen title="Picture options">
        <PictureOptions type="radio" name="cut" legend="One" options={cuts} defaultChosen={["straight"]} />
        <PictureOptions type="checkbox" name="cuts" legend="Several" options={cuts} columns="small" error={error} />
        <PictureOptions
          type="radio"
          name="word"
          legend="Without pictures"
          options={cuts.map(({ value, label }) => ({ value, label }))}
        />
      </Specimen>
      <Specimen title="Chips and thumbs">
        <ChipOptions
          type="checkbox"
          name="dots"
          legend="With a colour"
          options={colours.map(({ value, label, colors }) => ({ value, label, color: colors[0] }))}
          defaultChosen={["greens"]}
        />
        <ChipOptions type="radio" name="row" legend="Refused" options={cuts} error={error} />
        <ThumbOptions
          type="checkbox"
          name="thumbs"
          legend="Small drawings"
          options={cuts}
          defaultChosen={["straight"]}
        />
        <ThumbOptions type="checkbox" name="thumbs-2" legend="Refused" options={cuts} error={error} />
      </Specimen>
      <Specimen title="Days that are free">
        <DayPicker
          name="day"
          legend="Chosen, and one that means something"
          hint="Arrows, Page Up and Page Down move."
          days={freeDays}
          defaultValue="2026-12-23"
          marks={{ "2026-12-28": "Basile's box" }}
          locale="en-GB"
          texts={dayTexts}
        />
        <DayPicker name="none" legend="Refused" days={freeDays} locale="en-GB" texts={dayTexts} error={error} />
      </Specimen>
      <Specimen title="Swatches">
        <Swatches type="checkbox" name="loved" legend="Loved" options={colours} defaultChosen={["greens"]} />
        <Swatches type="checkbox" name="never" legend="Refused" options={colours} error={error} />
      </Specimen>
      <Specimen title="Scale">
        <Scale name="courage" legend="How daring?" min={1} max={5} minLabel="Quiet" maxLabel="Loud" defaultValue={4} />
        <Scale name="courage-2" legend="Refused" min={1} max={5} minLabel="Quiet" maxLabel="Loud" error={error} />
      </Specimen>
      <Specimen title="Star rating">
        <StarRating name="overall" legend="The whole box" labels={stars} defaultValue={3} />
        <StarRating name="overall-2" legend="Refused" labels={stars} error={error} />
      </Specimen>
      <Specimen title="Fit scale">
        <FitScale name="fit" legend="How does it fit?" steps={fits} defaultValue="right" />
      </Specimen>
      <Specimen title="Files and photos">
        <FileField {...files} label="None chosen" note="optional" value={null} onChange={nothing} />
        <FileField {...files} label="Chosen" value={letter} onChange={nothing} />
        <FileField {...files} label="Refused" value={null} onChange={nothing} error={error} />
        <PhotoField
          label="A portrait"
          hint="Cut square on this device."
          url={null}
          onPhoto={nothing}
          texts={photoTexts}
          maxBytes={10_000_000}
        />
      </Specimen>
      <Specimen title="Code field">
        <CodeField {...code} label="Code" applied={null} error={error} />
        <CodeField {...code} label="Code" applied={{ code: "MALLE5", text: "5 € off" }} />
      </Specimen>
      <Specimen title="Date field">
        <DateField
          name="born"
          legend="Born on"
          labels={{ day: "Day", month: "Month", year: "Year" }}
          locale="en"
          defaultValue="2021-05-03"
        />
        <DateField
          name="born-2"
          legend="Refused"
          labels={{ day: "Day", month: "Month", year: "Year" }}
          locale="en"
          error={error}
        />
      </Specimen>
    </>
  );
}

const sampleSchema = z.object({
  firstname: z.string().min(1, "required"),
  city: z.string().min(2),
  email: z.email().or(z.literal("")),
});

/** Sends nothing anywhere: one town is answered, any other refused. */
function SampleForm() {
  const sample = useCheckedForm({
    id: "sample",
    schema: sampleSchema,
    fields: { firstname: "First name", city: "Town", email: "E-mail" },
    defaultValues: { firstname: "", city: "", email: "" },
    send: ({ city }) =>
      city === "Paris"
        ? Promise.resolve()
        : Promise.reject(new AppError("domain", "NOT_ENOUGH_STOCK", "only Paris is answered")),
    onDone: () => undefined,
  });
  return (
    <ContractForm
      form={sample}
      actions={
        <Button type="submit" loading={sample.isBusy} className="self-start">
          {sample.isDone ? "Sent" : "Send"}
        </Button>
      }
    >
      <Field {...sample.field("firstname")}>
        {(control) => <Input {...control} {...sample.form.register("firstname")} />}
      </Field>
      <Field {...sample.field("city")} hint="Paris is answered, others are refused.">
        {(control) => <Input {...control} {...sample.form.register("city")} />}
      </Field>
      <EmailField
        form={sample}
        name="email"
        autoComplete="off"
        note="optional"
        hint="A slip in a known name is told."
      />
    </ContractForm>
  );
}
