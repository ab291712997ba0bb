import { useId } from 'react';
import styled from 'styled-components';
import { boxStyle, color, motion, rowStyle, textStyle } from '@back-office/shared/theme';
import { Stack, Text } from '@back-office/shared/ui';

/** Turns a setting on or off at once, without saving. */
export interface SwitchProps {
  /** What is turned on or off. */
  readonly label: string;
  /** What the setting does, one line below the label. */
  readonly description?: string | undefined;
  /** Controlled by the caller. */
  readonly isOn: boolean;
  /** Cannot be changed, and Tab skips it. */
  readonly disabled?: boolean | undefined;
  /** Called with the new state; apply it at once. */
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, description, isOn, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  const descriptionId = `${id}description`;
  return (
    <Label>
      <Track
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={description === undefined ? undefined : descriptionId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Stack as="span" shrink>
        <Text size="sm" weight="medium" id={id}>
          {label}
        </Text>
        {description !== undefined && (
          <Text size="xs" tone="muted" id={descriptionId}>
            {description}
          </Text>
        )}
      </Stack>
    </Label>
  );
}

const Label = styled.label`
  ${rowStyle({ gap: 3, align: 'start', inline: true, phone: { minHeight: '40px', padY: '10px' } })}
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;

const Track = styled.input`
  ${boxStyle({ fixed: true, width: '36px', height: '20px', pad: '2px', round: 'full' })}
  border: 0;
  background-color: ${color.borderControl};
  appearance: none;
  cursor: inherit;
  transition: background-color ${motion.fast};

  &::before {
    ${textStyle({ block: true, round: 'full', square: '16px' })}
    background-color: ${color.onAccent};
    content: '';
    transition: translate ${motion.fast};
  }

  &:checked {
    background-color: ${color.accent};
  }

  &:checked::before {
    translate: 16px 0;
  }

  &:disabled {
    background-color: ${color.borderStrong};
  }

  @media (forced-colors: active) {
    width: auto;
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;
