import { buttonClass, type ButtonLook } from "./button-class.ts";
import { Link, type LinkProps } from "./link.tsx";

/** Goes somewhere, looks like a button. What does something is a `Button`. */
export function ButtonLink({ variant, size, block, className, ...props }: LinkProps & ButtonLook) {
  return <Link {...props} className={buttonClass({ variant, size, block }, className)} />;
}
