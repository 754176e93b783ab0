import type { NextRequest } from "next/server";
import { askNewsletterDeed, doNewsletterDeed } from "#lib/website/newsletter-link.ts";

export const GET = (request: NextRequest): Promise<Response> => askNewsletterDeed("confirm", request);
export const POST = (request: NextRequest): Promise<Response> => doNewsletterDeed("confirm", request);
