import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as Field, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import { color, oneLine, rowStyle, stackStyle, visuallyHidden, withoutRing } from '@back-office/shared/theme';
import { FieldMessage, controlStyle, hasMessage, labelStyle } from '@back-office/shared/ui';
import { overlayStyle, overlayZIndex, usePortal } from '../overlays/AnchoredOverlay';
import { Option, keyOf, valueOf } from './Option';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  /** Visible label above the field. */
  readonly label: string;
  /** Value of the selected option; a value that is not among the options shows the placeholder. */
  readonly value: string;
  /** The options. */
  readonly options: readonly SelectOption[];
  /** Called with the value of the chosen option. */
  readonly onChange: (value: string) => void;
  /** Shown while nothing is selected. */
  readonly placeholder?: string;
  /** One gray line below the field. */
  readonly hint?: string | undefined;
  /** What is wrong and how to fix it; replaces the hint. */
  readonly error?: string | undefined;
  /** The label is for screen readers only. */
  readonly hideLabel?: boolean;
  /** Cannot be opened. */
  readonly isDisabled?: boolean;
}

/** A field with a list of options, one of which is selected. Typing finds an option by its first letters. */
export function Select(props: SelectProps) {
  const { label, value, options, onChange, placeholder = 'Choose', hint, error } = props;
  const { hideLabel = false, isDisabled = false } = props;
  const messageId = useId();
  const isKnown = options.some((option) => option.value === value);
  return (
    <SelectFrame
      value={isKnown ? keyOf(value) : null}
      onChange={(key) => onChange(valueOf(key))}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      {...(hasMessage({ error, hint }) && { 'aria-describedby': messageId })}
    >
      <SelectLabel $isHidden={hideLabel}>{label}</SelectLabel>
      <SelectButton data-invalid={error ? true : undefined}>
        <Value>{({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}</Value>
        <ChevronDown size={16} aria-hidden />
      </SelectButton>
      <FieldMessage id={messageId} error={error} hint={hint} />
      <SelectPopover {...usePortal()} offset={4} style={overlayZIndex}>
        <OptionList>
          {options.map((option) => (
            <Option key={option.value} value={option.value} label={option.label} />
          ))}
        </OptionList>
      </SelectPopover>
    </SelectFrame>
  );
}

export const SelectFrame = styled(Field)`
  ${stackStyle({ gap: '6px', shrink: true, relative: true })}
` as typeof Field;

export const SelectLabel = styled(Label)<{ readonly $isHidden: boolean }>`
  align-self: flex-start;
  ${labelStyle}
  ${(props) => props.$isHidden && visuallyHidden}
`;

export const SelectButton = styled(Button)`
  ${controlStyle}
  ${rowStyle({ gap: 2, justify: 'between', textAlign: 'start' })}

  &[aria-expanded='true'] {
    border-color: ${color.focus};
    box-shadow: inset 0 0 0 1px ${color.focus};
  }

  > svg {
    color: ${color.textMuted};
  }
`;

export const Value = styled(SelectValue)`
  ${oneLine}

  &[data-placeholder] {
    color: ${color.textMuted};
  }
`;

export const SelectPopover = styled(Popover)`
  ${overlayStyle}
  min-width: var(--trigger-width);
`;

export const OptionList = styled(ListBox)`
  overflow: auto;

  /* The focused item is highlighted instead. */
  ${withoutRing}
` as typeof ListBox;
