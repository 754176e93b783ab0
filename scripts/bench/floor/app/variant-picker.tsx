"use client";

import { useState } from "react";

export function VariantPicker({ sizes }: { sizes: string[] }) {
  const [size, setSize] = useState(sizes[0]);
  return (
    <p>
      {sizes.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === size}
          onClick={() => setSize(option)}
          style={{ padding: 12 }}
        >
          {option}
        </button>
      ))}
    </p>
  );
}
