import { Download } from 'lucide-react';
import styled from 'styled-components';
import { readers } from '@back-office/shared/books';
import {
  mappedKind,
  unreadTexts,
  type FigurePreview,
  type FilePreview,
  type ReadChoices,
  type ReadPreview,
} from '@back-office/shared/books/import';
import { downloadText } from '@back-office/shared/csv';
import { formatMoney, notInFiles, unknown } from '@back-office/shared/format';
import { gridStyle, media, space } from '@back-office/shared/theme';
import { Amount, Button, Notice, Row, Stack, Text } from '@back-office/shared/ui';
import { Select } from '@back-office/shared/ui/choices';
import { FactTable } from '../health/FactTable';
import { EvidenceList } from './EvidenceList';
import { FileQuestions } from './FileQuestions';
import { MappedColumns } from './MappedColumns';
import { SampleRows } from './SampleRows';
import {
  aboutFile,
  completesOthers,
  differenceText,
  figureLabels,
  refusedCsv,
  rowsText,
  sumInFile,
} from './importTexts';

interface FilePartProps {
  readonly file: FilePreview;
  /** By what it is read now. */
  readonly choices: ReadChoices;
  readonly onChoices: (choices: ReadChoices) => void;
}

const kinds = [
  ...readers.map(({ kind, label }) => ({ value: kind, label })),
  { value: mappedKind, label: 'Another file: choose its columns' },
];

/** One file of the preview: what it is, how it was read, its totals, and the rows that cannot be booked. */
export function FilePart({ file, choices, onChoices }: FilePartProps) {
  const { name, columns, layout, error } = file;
  const kind = columns ? mappedKind : error === undefined ? file.kind : (choices.kind ?? '');
  return (
    <Stack gap={3} as="section" aria-label={name}>
      <Text as="h3" size="md" weight="strong" anywhere>
        {name}
      </Text>
      {error === undefined && (
        <Text as="p" size="sm" tone="muted">
          {aboutFile(file)}
        </Text>
      )}
      {error !== undefined && !columns && <Notice tone="negative">{error}</Notice>}
      {layout !== undefined && (
        <Kind>
          <Select
            label="Kind of file"
            value={kind}
            options={kinds}
            placeholder="Not known"
            onChange={(chosen) => onChoices({ kind: chosen })}
          />
        </Kind>
      )}
      {columns ? (
        <Panes>
          <MappedColumns columns={columns} choices={choices} onChoices={onChoices} />
          <Stack gap={3}>
            {columns.missing.map((text) => (
              <Notice key={text} tone="negative">
                {text}
              </Notice>
            ))}
            {error === undefined && <ReadFile {...{ file, choices, onChoices }} />}
          </Stack>
        </Panes>
      ) : (
        error === undefined && <ReadFile {...{ file, choices, onChoices }} />
      )}
    </Stack>
  );
}

interface ReadFileProps extends FilePartProps {
  readonly file: ReadPreview;
}

/** What a file that can be read comes to. */
function ReadFile({ file, choices, onChoices }: ReadFileProps) {
  return (
    <>
      <FileQuestions file={file} choices={choices} onChoices={onChoices} />
      {unreadTexts(file).map((text) => (
        <Notice key={text} tone="notice">
          {text}
        </Notice>
      ))}
      <ul>
        {rowsText(file).map((text) => (
          <Text as="li" size="sm" tone="secondary" key={text}>
            {text}
          </Text>
        ))}
      </ul>
      <SampleRows file={file} isOpen={file.columns !== undefined} />
      <FiguresTable file={file} />
      {file.taxes.length > 0 && (
        <Text as="p" size="sm" tone="secondary">
          {`Taxes by name: ${file.taxes.map(({ name, amount }) => `${name} ${formatMoney(amount)}`).join(', ')}.`}
        </Text>
      )}
      <EvidenceList file={file} choices={choices} onChoices={onChoices} />
      {file.refused.length > 0 && <RefusedRows file={file} />}
    </>
  );
}

interface FileProps {
  readonly file: ReadPreview;
}

/** The totals of the file beside what is booked of it. Figures that the file does not hold are named below. */
function FiguresTable({ file }: FileProps) {
  if (file.range === undefined)
    return file.booked > 0 ? (
      <Text as="p" size="sm" tone="secondary">
        {completesOthers}
      </Text>
    ) : null;
  const held = file.figures.filter(({ column, booked }) => column || booked !== unknown);
  const missing = file.figures.filter((figure) => !held.includes(figure));
  return (
    <>
      {held.length > 0 && <HeldFigures file={file} figures={held} />}
      {missing.length > 0 && (
        <Text as="p" size="sm" tone="secondary">
          {`${notInFiles}: ${missing.map(({ figure }) => figureLabels[figure]).join(', ')}.`}
        </Text>
      )}
    </>
  );
}

function HeldFigures({ file, figures }: FileProps & Pick<ReadPreview, 'figures'>) {
  return (
    <FactTable
      role="region"
      aria-label={`Totals of ${file.name}`}
      columns={['Figure', 'In the file', 'Booked', 'Difference']}
      figures={['In the file', 'Booked']}
    >
      {figures.map((figure) => (
        <tr key={figure.figure}>
          <th scope="row">{figureLabels[figure.figure]}</th>
          <td data-figure>
            <SumInFile figure={figure} />
          </td>
          <td data-figure>
            <Amount cents={figure.booked} />
          </td>
          <td>{differenceText(figure, file)}</td>
        </tr>
      ))}
    </FactTable>
  );
}

function SumInFile({ figure }: { readonly figure: FigurePreview }) {
  const sum = sumInFile(figure);
  return sum === undefined ? '–' : <Amount cents={sum} />;
}

/** More than these are read in the download. */
const maxShown = 20;

function RefusedRows({ file }: FileProps) {
  return (
    <Stack gap={2}>
      <Row gap={3} justify="between" wrap>
        <Text as="h4" size="sm" weight="strong">
          Rows that cannot be booked
        </Text>
        <Button
          size="small"
          icon={<Download />}
          onClick={() => downloadText(`refused-${file.name.replace(/^.*\//, '')}`, refusedCsv(file), 'text/csv')}
        >
          Download refused rows
        </Button>
      </Row>
      <FactTable
        role="region"
        aria-label={`Refused rows of ${file.name}`}
        columns={['Line', 'Column', 'Value', 'Reason']}
      >
        {file.refused.slice(0, maxShown).map(({ line, column, value, reason }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>{column}</td>
            <td>{value === '' ? '(empty)' : value}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </FactTable>
    </Stack>
  );
}

const Kind = styled.div`
  max-width: 400px;
`;

const Panes = styled.div`
  ${gridStyle({ columns: 'minmax(0, 400px) minmax(0, 1fr)', phone: { columns: 'minmax(0, 1fr)' } })}
  gap: ${space[6]};
  align-items: start;

  /* On phones the result comes first, as in the import of items, since a file may have fifty columns. */
  ${media.phone} {
    > :first-child {
      order: 1;
    }
  }
`;
