import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { currencySymbol } from '@back-office/shared/format';
import { color, gridStyle, space, textStyle } from '@back-office/shared/theme';
import { controlStyle } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { parseInput, typedAmount } from '../../domain/calculate';
import type { CalculatorInput, SelectInput } from '../../domain/calculation';

interface FieldProps<Input extends CalculatorInput> {
  readonly field: Input;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a number, or a native select. */
export function CalculatorField({ field, value, onChange }: FieldProps<CalculatorInput>) {
  if (field.type === 'select') return <SelectField field={field} value={value} onChange={onChange} />;
  const { label, unit, placeholder } = field;
  return (
    <TextField
      label={unit === undefined ? label : `${label} (${unit === '$' ? currencySymbol() : unit})`}
      value={value}
      onChange={onChange}
      placeholder={placeholder && unit === '$' ? typedAmount(placeholder) : placeholder}
      inputMode="decimal"
      warning={parseInput(value, unit) === undefined ? 'Not a number, so it counts as 0' : undefined}
    />
  );
}

function SelectField({ field, value, onChange }: FieldProps<SelectInput>) {
  const id = useId();
  return (
    <Choice>
      <label htmlFor={id}>{field.label}</label>
      <Place>
        <Native id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
        <ChevronDown size={16} aria-hidden />
      </Place>
    </Choice>
  );
}

const Choice = styled.div`
  ${gridStyle({ gap: '6px' })}

  label {
    ${textStyle({ size: 'sm', weight: 'medium' })}
  }
`;

const Place = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[3]};
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlStyle}
  && {
    padding-inline-end: 36px;
  }
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    ${textStyle({ ground: 'overlay', tone: 'text' })}
  }
`;
