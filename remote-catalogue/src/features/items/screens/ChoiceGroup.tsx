import { useId } from 'react';
import styled from 'styled-components';
import { color, radius, space, text, weight } from '@back-office/shared/theme';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
  readonly isDisabled?: boolean;
}

interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** Native radio buttons, each with a hint. */
export function ChoiceGroup<Value extends string>({ label, value, choices, onChange }: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <Group>
      <Title>{label}</Title>
      {choices.map((choice) => (
        <Line key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            <Hint>{choice.hint}</Hint>
          </span>
        </Line>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  border: 0;
`;

const Title = styled.legend`
  margin-bottom: ${space[2]};
  padding: 0;
  ${text.sm}
  font-weight: ${weight.medium};
`;

const Line = styled.label`
  display: flex;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  ${text.sm}
  cursor: pointer;

  &:hover {
    background-color: ${color.bgHover};
  }

  &:has(:checked) {
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
  }

  &:has(:disabled) {
    background-color: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 1px;
    accent-color: ${color.accent};
  }
`;

const Hint = styled.span`
  display: block;
  ${text.xs}
  color: ${color.textMuted};
`;
