import { Fragment } from 'react';
import { fillText, type Scope } from '../../domain/figures';
import type { Problem } from '../../domain/formula';

interface RichTextProps {
  readonly text: string;
  readonly scope: Scope;
}

/** A text of a course with its figures, and `**words**` emphasized. Never HTML. */
export function RichText({ text, scope }: RichTextProps) {
  const parts = fillText(text, scope).split('**');
  // Odd parts stand between two pairs of asterisks. An asterisk pair without an end is not emphasis.
  return parts.map((part, index) =>
    index % 2 === 1 && index < parts.length - 1 ? (
      <strong key={index}>{part}</strong>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** Logs a calculation that failed; its result is shown as 0. */
export function reportProblem({ formula, reason }: Problem): void {
  console.error(`A formula of a course could not be calculated: ${formula}`, reason);
}
