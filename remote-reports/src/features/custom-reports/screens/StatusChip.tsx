import { FilterChip } from '@back-office/shared/ui/choices';
import { anyStatus, statusChoices, type StatusChoice } from '../domain/reportsList';

export interface StatusChipProps {
  readonly status: StatusChoice;
  readonly onChange: (status: StatusChoice) => void;
}

const options = statusChoices.map((status) => ({ value: status, label: status }));

export function StatusChip({ status, onChange }: StatusChipProps) {
  return (
    <FilterChip
      label="Status"
      options={options}
      selected={status === anyStatus ? [] : [status]}
      placeholder={anyStatus}
      onChange={([chosen]) => onChange(statusChoices.find((choice) => choice === chosen) ?? anyStatus)}
    />
  );
}
