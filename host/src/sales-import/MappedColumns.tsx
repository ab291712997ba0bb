import {
  fieldLabels,
  guessMapping,
  type ChosenField,
  type ColumnMapping,
  type FileColumns,
  type ReadChoices,
} from '@back-office/shared/books/import';
import { listOfNames } from '@back-office/shared/format';
import { Text } from '@back-office/shared/ui';
import { ColumnList, HeaderRowChoice, ReadingChoice, ReadingChoices } from '@back-office/shared/ui/imports';

interface MappedColumnsProps {
  readonly columns: FileColumns;
  readonly choices: ReadChoices;
  readonly onChoices: (choices: ReadChoices) => void;
}

const rowKinds = [
  { value: 'items', label: 'One item of a sale' },
  { value: 'sales', label: 'One sale or payment' },
];
const taxes = [
  { value: 'added', label: 'Comes on top of the price' },
  { value: 'included', label: 'Is part of the price' },
];
const origins: Readonly<Record<FileColumns['from'], string>> = {
  guess: 'This file is of no known kind. Its columns are a guess: check them and the first rows.',
  layout: 'Its columns are read as you chose for an earlier file with the same columns.',
  choice: 'Its columns are read as you chose. The next file with the same columns is read so, too.',
};

/** Which column of a file of no known kind is what. */
export function MappedColumns({ columns, choices, onChoices }: MappedColumnsProps) {
  const { names, examples, headerLine, headerRows, from } = columns;
  const mapping = choices.mapping ?? columns.mapping;
  const changeMapping = (changed: Partial<ColumnMapping>) =>
    onChoices({ ...choices, mapping: { ...mapping, ...changed } });
  return (
    <div>
      <Text as="p" size="sm" tone="secondary">
        {origins[from]}
      </Text>
      <ReadingChoices>
        <ReadingChoice
          label="A row is"
          value={mapping.rows}
          options={rowKinds}
          // The columns of the other kind are guessed again.
          onChange={(rows) => changeMapping(guessMapping(names, examples, rows === 'items' ? 'items' : 'sales'))}
        />
        <HeaderRowChoice
          value={headerLine}
          rows={headerRows}
          onChange={(line) => onChoices({ kind: 'mapped', headerLine: line })}
        />
        {mapping.rows === 'items' && mapping.columns.tax !== undefined && (
          <ReadingChoice
            label="Tax"
            value={mapping.isTaxIncluded ? 'included' : 'added'}
            options={taxes}
            onChange={(tax) => changeMapping({ isTaxIncluded: tax === 'included' })}
          />
        )}
      </ReadingChoices>
      {mapping.fees && mapping.fees[0] === mapping.columns.fee && (
        <Text as="p" size="sm" tone="secondary">
          Added up as the fee: {listOfNames(mapping.fees)}.
        </Text>
      )}
      <ColumnList<ChosenField>
        header={names}
        examples={examples}
        mapping={fieldsOf(mapping, names)}
        fields={fieldLabels(mapping.rows)}
        fieldTitle="Sales field"
        onChange={(fields) => changeMapping(columnsOf(fields, names, mapping))}
      />
    </div>
  );
}

function fieldsOf(
  { columns, paidWith = [], rows }: ColumnMapping,
  names: readonly string[],
): readonly (ChosenField | null)[] {
  const labels = fieldLabels(rows);
  const fields = new Map<string, ChosenField>(paidWith.map((name) => [name, 'paidWith']));
  for (const [field, name] of Object.entries(columns) as [ChosenField, string][]) fields.set(name, field);
  return names.map((name) => {
    const field = fields.get(name);
    return field !== undefined && labels[field] !== undefined ? field : null;
  });
}

/** A field has one column, the one that was chosen last; several payment methods have one each. */
function columnsOf(
  fields: readonly (ChosenField | null)[],
  names: readonly string[],
  before: ColumnMapping,
): Pick<ColumnMapping, 'columns' | 'paidWith'> {
  const earlier = fieldsOf(before, names);
  const entries = fields.flatMap((field, index) =>
    field === null || field === 'paidWith' ? [] : [{ field, name: names[index] ?? '', index }],
  );
  const isNew = ({ field, index }: (typeof entries)[number]) => Number(earlier[index] !== field);
  return {
    columns: Object.fromEntries(
      entries.toSorted((one, other) => isNew(one) - isNew(other)).map(({ field, name }) => [field, name]),
    ),
    paidWith: names.filter((_, index) => fields[index] === 'paidWith'),
  };
}
