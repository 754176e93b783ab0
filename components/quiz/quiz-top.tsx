import { Logo } from "#components/brand/logo.tsx";
import { Link } from "#components/ui/link.tsx";

interface QuizTopProps {
  home: { href: string; label: string };
  leave: { href: string; label: string };
}

/** All that stands around a quiz: where one is, and a way out that loses nothing. */
export function QuizTop({ home, leave }: QuizTopProps) {
  return (
    <header className="quiz-top">
      <Link href={home.href} className="site-logo" aria-label={home.label}>
        <Logo withWordmark />
      </Link>
      <Link href={leave.href} className="quiz-leave">
        {leave.label}
      </Link>
    </header>
  );
}
