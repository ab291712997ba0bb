import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Day } from '@back-office/shared/format';
import { tabular } from '../theme/theme';
import { FieldFrame, controlStyle, hasMessage } from './fieldStyle';

/** One calendar day by the platform's own field, with its own calendar and its own way to type a date. */
export interface DateFieldProps {
  /** Visible label above the field. */
  readonly label: string;
  /** `2025-07-18`, empty while the field is. */
  readonly value: Day | '';
  /** Gets what the field holds, days outside `min` and `max` too: years are typed digit by digit. */
  readonly onChange: (value: Day | '') => void;
  /** The field was left, with what is typed by then. */
  readonly onBlur?: (() => void) | undefined;
  /** Earliest day the calendar offers. */
  readonly min?: Day | undefined;
  /** Latest day the calendar offers. */
  readonly max?: Day | undefined;
  /** What is wrong and what to do; takes the place of the hint. */
  readonly error?: ReactNode;
  /** One grey line below the field. */
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
