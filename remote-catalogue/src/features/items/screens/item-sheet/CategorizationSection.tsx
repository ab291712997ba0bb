import { MultiSelect, SheetSection } from '@back-office/shared/ui/choices';
import { CategoryField } from './CategoryField';
import { FieldRow } from './FieldRow';
import type { SectionProps } from './sectionProps';

/** To start from; any other menu can be typed. Items have no menu field, so menus live in the form (decision D26). */
const menus = ['All-day menu', 'Online menu', 'Catering menu'].map((name) => ({ value: name, label: name }));

export function CategorizationSection({ id, state: { form, change } }: SectionProps) {
  return (
    <SheetSection id={id} title="Categorization">
      <FieldRow $columns={2}>
        <MultiSelect
          label="Menu organization"
          placeholder="Choose menus"
          allowsCustom
          values={form.menus}
          options={menus}
          onChange={(chosen) => change('menus', chosen)}
        />
        <CategoryField category={form.category} onChange={(category) => change('category', category)} />
      </FieldRow>
    </SheetSection>
  );
}
