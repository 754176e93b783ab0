"use client";

import { createContext, use, type ReactNode } from "react";

const Notice = createContext<ReactNode>(null);

/** Takes the notice on the guarantee of the law, which the server rendered, to where the order is confirmed. */
export const GuaranteeSlot = ({ notice, children }: { notice: ReactNode; children: ReactNode }) => (
  <Notice value={notice}>{children}</Notice>
);

export const useGuaranteeNotice = (): ReactNode => use(Notice);
