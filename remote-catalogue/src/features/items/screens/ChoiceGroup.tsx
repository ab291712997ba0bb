import { useId } from 'react';
import styled from 'styled-components';
import { boxStyle, color, gridStyle, hoverGround, rowStyle } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';

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
      <Text as="legend" size="sm" weight="medium" pad="0px" below={2}>
        {label}
      </Text>
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
            <Text block size="xs" tone="muted">
              {choice.hint}
            </Text>
          </span>
        </Line>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  ${gridStyle({ gap: 2 })}
  border: 0;
`;

const Line = styled.label`
  ${rowStyle({ gap: 3, align: 'stretch', size: 'sm', pad: [2, 3], round: 'md', line: 'around' })}
  cursor: pointer;
  ${hoverGround}

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
    ${boxStyle({ fixed: true, above: '1px', square: '18px' })}
    accent-color: ${color.accent};
  }
`;
