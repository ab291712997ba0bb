import { TextField } from '@back-office/shared/ui';
import { Select, SheetSection } from '@back-office/shared/ui/choices';
import { units } from '../../../../domain/limits';
import { FieldRow, type SectionProps } from './section';

const unitOptions = units.map(({ name }) => ({ value: name, label: name }));
const noop = () => undefined;

/** Cost and vendor are always disabled. */
export function UnitsSection({ id, state: { form, change } }: SectionProps) {
  return (
    <SheetSection id={id} title="Units">
      <FieldRow $columns={3}>
        <Select label="Unit" value={form.unit} options={unitOptions} onChange={(unit) => change('unit', unit)} />
        <TextField label="Cost" value="" placeholder="–" disabled onChange={noop} />
        <TextField label="Vendor" value="" placeholder="–" disabled onChange={noop} />
      </FieldRow>
    </SheetSection>
  );
}
