import { Icon, type IconName } from "#components/ui/icon.tsx";
import type { Editorial } from "#lib/website/api.ts";

/** Signs of what is promised; a kind without one gets a tick. */
const icons: Record<string, IconName> = { stylist: "hanger", delivery: "truck", return: "return", payment: "lock" };

interface PromisesProps {
  label: string;
  promises: Editorial["promises"];
  language?: Editorial["language"];
}

/** What a customer can count on, in a few words. */
export function Promises({ label, promises, language }: PromisesProps) {
  return (
    <section aria-label={label} className="promises">
      <ul lang={language}>
        {promises.map((promise) => (
          <li key={promise.title}>
            <Icon name={icons[promise.icon] ?? "check"} size={28} />
            <p>
              <strong>{promise.title}</strong>
              <span>{promise.text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
