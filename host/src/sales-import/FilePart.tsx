import { Download } from 'lucide-react';
import styled from 'styled-components';
import { readers } from '@back-office/shared/books';
import type { FilePreview, ReadPreview } from '@back-office/shared/books/import';
import { downloadText } from '@back-office/shared/csv';
import { Amount, Button, Notice, Row, Stack, Text } from '@back-office/shared/ui';
import { Select } from '@back-office/shared/ui/choices';
import { FactFrame, FactTable } from '../health/FactTable';
import { aboutFile, differenceText, evidenceLabels, figureLabels, refusedCsv, rowsText } from './importTexts';

interface FilePartProps {
  readonly file: FilePreview;
  readonly onKind: (kind: string) => void;
}

const kinds = readers.map(({ kind, label }) => ({ value: kind, label }));

/** One file of the preview: what it is, how it was read, its totals, and the rows that cannot be booked. */
export function FilePart({ file, onKind }: FilePartProps) {
  return (
    <Stack gap={3} as="section" aria-label={file.name}>
      <Text as="h3" size="md" weight="strong" anywhere>
        {file.name}
      </Text>
      {file.error === undefined ? (
        <>
          <Text as="p" size="sm" tone="muted">
            {aboutFile(file)}
          </Text>
          <Select label="Kind of file" value={file.kind} options={kinds} onChange={onKind} />
          <ul>
            {rowsText(file).map((text) => (
              <Text as="li" size="sm" tone="secondary" key={text}>
                {text}
              </Text>
            ))}
          </ul>
          <FiguresTable file={file} />
          <EvidenceList file={file} />
          {file.refused.length > 0 && <RefusedRows file={file} />}
        </>
      ) : (
        <Notice tone="negative">{file.error}</Notice>
      )}
    </Stack>
  );
}

interface FileProps {
  readonly file: ReadPreview;
}

/** The totals of the file beside what is booked of it. */
function FiguresTable({ file }: FileProps) {
  return (
    <FactFrame tabIndex={0} role="region" aria-label={`Totals of ${file.name}`}>
      <FactTable>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" data-figure>
              In the file
            </th>
            <th scope="col" data-figure>
              Booked
            </th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {file.figures.map((figure) => (
            <tr key={figure.figure}>
              <th scope="row">{figureLabels[figure.figure]}</th>
              <td data-figure>{figure.column ? <Amount cents={figure.column.sum} /> : '–'}</td>
              <td data-figure>
                <Amount cents={figure.booked} />
              </td>
              <td>{differenceText(figure, file)}</td>
            </tr>
          ))}
        </tbody>
      </FactTable>
    </FactFrame>
  );
}

function EvidenceList({ file }: FileProps) {
  return (
    <details>
      <Summary>How it was read</Summary>
      <ul>
        {file.evidence.map(({ about, reading, because }) => (
          <Text as="li" size="sm" tone="secondary" key={about}>
            {evidenceLabels[about]}: {reading === '' ? 'as in your shop' : reading}. {because}.
          </Text>
        ))}
      </ul>
    </details>
  );
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
      <FactFrame tabIndex={0} role="region" aria-label={`Refused rows of ${file.name}`}>
        <FactTable>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Column</th>
              <th scope="col">Value</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {file.refused.slice(0, maxShown).map(({ line, column, value, reason }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{column}</td>
                <td>{value === '' ? '(empty)' : value}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </FactTable>
      </FactFrame>
    </Stack>
  );
}

const Summary = styled.summary`
  padding: 8px 0;
  font-size: var(--size-sm);
  cursor: pointer;
`;
