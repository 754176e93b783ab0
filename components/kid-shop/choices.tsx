import { cx } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";

interface ChoicesProps {
  label: string;
  choices: readonly { label: string; href: string; isChosen: boolean }[];
}

/** What a list is narrowed to, one of several: links, so that it needs no script. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className="-mx-[16px] flex gap-2 overflow-x-auto px-[16px] py-1 sm:mx-0 sm:flex-wrap sm:px-1">
        {choices.map((choice) => (
          <li key={choice.href} className="shrink-0">
            <Link
              href={choice.href}
              aria-current={choice.isChosen ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 text-sm font-bold transition-colors duration-150",
                choice.isChosen ? "border-ink bg-ink text-ground" : "border-line bg-surface hover:bg-tint",
              )}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
