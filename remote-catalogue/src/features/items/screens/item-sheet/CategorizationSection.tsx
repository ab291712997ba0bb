import { MultiSelect, SheetSection } from '@back-office/shared/ui/choices';
import { CategoryField } from './CategoryField';
import { FieldRow, type SectionProps } from './section';

/** Suggestions; other menus can be entered. Items have no field for menus, so they are not saved. */
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
