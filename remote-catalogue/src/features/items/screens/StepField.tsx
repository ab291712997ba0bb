import type { KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from '@back-office/shared/ui';

interface StepFieldProps extends Omit<TextFieldProps, 'inputMode' | 'onKeyDown' | 'multiline'> {
  /** The entry that many steps of 0.01 on. */
  readonly step: (entry: string, steps: number) => string;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 100, PageDown: -100 };

/**
 * A decimal as text, so that what cannot be read stays as typed: the arrow keys step by 0.01, Page Up and Page Down by
 * a whole one (decision D21).
 */
export function StepField({ step, value, onChange, ...rest }: StepFieldProps) {
  function stepOnKey(event: KeyboardEvent) {
    const count = steps[event.key];
    if (count === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(step(value, count));
  }
  return <TextField {...rest} value={value} onChange={onChange} inputMode="decimal" onKeyDown={stepOnKey} />;
}
