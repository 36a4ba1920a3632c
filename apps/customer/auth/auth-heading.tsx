import type { ReactNode } from 'react';

type AuthHeadingProps = {
  id?: string | undefined;
  level?: 1 | 2;
  title: string;
  question?: string | undefined;
  answer?: ReactNode;
};

/** The title of this form, and the way to the other one. */
export function AuthHeading({ id, level = 2, title, question, answer }: AuthHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className="auth-heading">
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      {question && (
        <p>
          {question} {answer}
        </p>
      )}
    </header>
  );
}
