import { Icon } from "#components/ui/icon.tsx";

/** Search of the whole catalogue; a plain GET form, so that it works before and without scripts. */
export function SearchForm({ action, label, placeholder }: { action: string; label: string; placeholder: string }) {
  return (
    <search className="site-search">
      <form action={action} data-nav>
        <input type="search" name="name" aria-label={label} placeholder={placeholder} maxLength={120} autoComplete="off" enterKeyHint="search" />
        <button type="submit" aria-label={label}>
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  );
}
