import { TextField } from '@back-office/shared/ui';
import { Select, SheetSection } from '@back-office/shared/ui/choices';
import { units } from '../../../../domain/limits';
import { FieldRow } from './FieldRow';
import type { SectionProps } from './sectionProps';

const unitOptions = units.map(({ name }) => ({ value: name, label: name }));
const nothing = () => undefined;

/** Cost and vendor stand there disabled, as specified (spec A §2). */
export function UnitsSection({ id, state: { form, change } }: SectionProps) {
  return (
    <SheetSection id={id} title="Units">
      <FieldRow $columns={3}>
        <Select label="Unit" value={form.unit} options={unitOptions} onChange={(unit) => change('unit', unit)} />
        <TextField label="Cost" value="" placeholder="–" disabled onChange={nothing} />
        <TextField label="Vendor" value="" placeholder="–" disabled onChange={nothing} />
      </FieldRow>
    </SheetSection>
  );
}
