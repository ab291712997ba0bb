import { memo, useId } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { color, textStyle } from '@back-office/shared/theme';
import { controlStyle, FieldFrame, hasMessage } from '@back-office/shared/ui';

interface ListFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** Cannot be changed; the hint says why. */
  readonly isFixed?: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/**
 * A field with a list, also one of hundreds of choices. It is the browser's own, which opens at once however long the list is,
 * finds a choice by its first letters, and on phones has the wheel that people know.
 */
export function ListField({ label, value, hint, isFixed = false, choices, onChange }: ListFieldProps) {
  const id = useId();
  const messageId = `${id}message`;
  return (
    <FieldFrame label={label} hint={hint} controlId={id} messageId={messageId}>
      <Around>
        <Control
          id={id}
          value={value}
          disabled={isFixed}
          aria-describedby={hasMessage({ hint }) ? messageId : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <Options choices={choices} />
        </Control>
        <ChevronDown size={16} aria-hidden />
      </Around>
    </FieldFrame>
  );
}

/** Made once: other fields of the form change with every key. */
const Options = memo(function Options({ choices }: Pick<ListFieldProps, 'choices'>) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

const Around = styled.div`
  ${textStyle({ relative: true })}

  > svg {
    position: absolute;
    top: calc(50% - 8px);
    right: 12px;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  ${textStyle({ width: '100%', oneLine: true })}
  padding-inline-end: 36px;
  appearance: none;
  cursor: pointer;

  option {
    background-color: ${color.bgOverlay};
    color: ${color.text};
  }

  &:disabled {
    cursor: not-allowed;
  }
`;
