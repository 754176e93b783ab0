"use client";

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "./class-names.ts";

export type Tab = { id: string; label: string; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; defaultTab?: string; className?: string };

/** For parts of one page. Things with an address of their own are links. */
export function Tabs({ label, tabs, defaultTab, className }: TabsProps) {
  const prefix = useId();
  const [selected, setSelected] = useState(defaultTab ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    setSelected(tabs[index]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b-[1.5px] border-line p-1 pb-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => setSelected(tab.id)}
            onKeyDown={onKeyDown}
            className={cx(
              "min-h-11 shrink-0 rounded-t px-4 font-bold",
              tab.id === selected ? "bg-accent text-on-accent" : "text-muted hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          hidden={tab.id !== selected}
          className="pt-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
