import { currencySymbol } from '@back-office/shared/format';
import { TextField } from '@back-office/shared/ui/forms';
import { ListField } from '@back-office/shared/ui/imports';
import { parseInput, typedAmount } from '../../domain/calculate';
import type { CalculatorInput } from '../../domain/calculation';

interface CalculatorFieldProps {
  readonly field: CalculatorInput;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a number, or a native select. */
export function CalculatorField({ field, value, onChange }: CalculatorFieldProps) {
  if (field.type === 'select')
    return <ListField label={field.label} value={value} choices={field.options} onChange={onChange} />;
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
