import type { KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from '@back-office/shared/ui/forms';

interface StepFieldProps extends Omit<TextFieldProps, 'inputMode' | 'onKeyDown' | 'multiline'> {
  /** Returns the entry changed by this many steps of 0.01. */
  readonly step: (entry: string, steps: number) => string;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 100, PageDown: -100 };

/** A text field for a decimal, which keeps invalid entries. The arrow keys step by 0.01, Page Up and Page Down by 1. */
export function StepField({ step, value, onChange, ...rest }: StepFieldProps) {
  function stepOnKey(event: KeyboardEvent) {
    const count = steps[event.key];
    if (count === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(step(value, count));
  }
  return <TextField {...rest} value={value} onChange={onChange} inputMode="decimal" onKeyDown={stepOnKey} />;
}
