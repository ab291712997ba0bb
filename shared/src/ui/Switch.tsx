import { useId } from 'react';
import styled from 'styled-components';
import { color, media, motion, radius, space, text, weight } from '../theme/theme';

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
      <Words>
        <Name id={id}>{label}</Name>
        {description !== undefined && <Description id={descriptionId}>{description}</Description>}
      </Words>
    </Label>
  );
}

const Label = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[3]};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${media.phone} {
    min-height: 40px;
    padding-block: 10px;
  }
`;

const Track = styled.input`
  flex: none;
  width: 36px;
  height: 20px;
  padding: 2px;
  border: 0;
  border-radius: ${radius.full};
  background-color: ${color.borderControl};
  appearance: none;
  cursor: inherit;
  transition: background-color ${motion.fast};

  &::before {
    display: block;
    width: 16px;
    height: 16px;
    border-radius: ${radius.full};
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

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Name = styled.span`
  ${text.sm}
  font-weight: ${weight.medium};
`;

const Description = styled.span`
  ${text.xs}
  color: ${color.textMuted};
`;
