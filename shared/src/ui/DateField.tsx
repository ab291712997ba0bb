import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Day } from '@back-office/shared/format';
import { tabular } from '@back-office/shared/theme';
import { FieldFrame, controlStyle, hasMessage } from './fieldStyle';

/** A single day, entered in the browser's own date field with its own calendar. */
export interface DateFieldProps {
  /** Visible label above the field. */
  readonly label: string;
  /** `2025-07-18`, or an empty string. */
  readonly value: Day | '';
  /** Called with the content of the field, which can be outside `min` and `max` while a year is being typed. */
  readonly onChange: (value: Day | '') => void;
  /** Called when the field loses the focus. */
  readonly onBlur?: (() => void) | undefined;
  /** Earliest day the calendar offers. */
  readonly min?: Day | undefined;
  /** Latest day the calendar offers. */
  readonly max?: Day | undefined;
  /** What is wrong and how to fix it; replaces the hint. */
  readonly error?: ReactNode;
  /** One gray line below the field. */
  readonly hint?: ReactNode;
}

export function DateField({ label, value, onChange, onBlur, min, max, error, hint }: DateFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <FieldFrame label={label} controlId={id} messageId={messageId} error={error} hint={hint}>
      <Input
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-invalid={Boolean(error)}
        aria-describedby={hasMessage({ error, hint }) ? messageId : undefined}
      />
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlStyle}
  ${tabular}
`;
