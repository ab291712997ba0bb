import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { color, oneLine, space, text, weight } from '@back-office/shared/theme';
import type { FileSummary } from '../data/importPort';
import { fieldLabels } from '../domain/columns';
import type { ColumnMapping, ImportField } from '../domain/importTypes';
import { NativeSelect } from '../../../parts/NativeSelect';

interface ColumnListProps {
  readonly file: FileSummary;
  readonly mapping: ColumnMapping;
  readonly onChange: (mapping: ColumnMapping) => void;
}

const fields = Object.entries(fieldLabels).map(([value, label]) => ({ value, label }));

/** The mapping of the file's columns to item fields: proposed from the headers, changed by the merchant. */
export function ColumnList({ file, mapping, onChange }: ColumnListProps) {
  const matched = mapping.filter((field) => field !== null);
  return (
    <section aria-labelledby="import-columns">
      <Title id="import-columns">Columns</Title>
      <Line>{`${matched.length} of ${pluralize(file.header.length, 'column')} will be imported.`}</Line>
      <Grid>
        <Head>In your file</Head>
        <Head>Item field</Head>
        {file.header.map((name, index) => {
          const column = name || `Column ${index + 1}`;
          const example = file.examples.map((cells) => cells[index] ?? '').find((cell) => cell.trim() !== '');
          return (
            <Row key={index}>
              <Column>
                <Name title={column}>{column}</Name>
                {example && <Example title={example}>{example}</Example>}
              </Column>
              <ChevronRight size={16} aria-hidden />
              <NativeSelect
                label={`Item field for ${column}`}
                none="Do not import"
                value={mapping[index] ?? ''}
                options={fields}
                onChange={(value) =>
                  onChange(mapping.map((field, at) => (at === index ? (value as ImportField) || null : field)))
                }
              />
            </Row>
          );
        })}
      </Grid>
    </section>
  );
}

const Title = styled.h3`
  margin-top: ${space[6]};
  ${text.md}
  font-weight: ${weight.strong};
`;

const Line = styled.p`
  ${text.xs}
  color: ${color.textMuted};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1.2fr);
  gap: ${space[1]} ${space[2]};
  margin-top: ${space[4]};
`;

const Head = styled.div`
  ${text.xs}
  color: ${color.textSecondary};

  &:nth-child(2) {
    grid-column: 3;
  }
`;

const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-height: 40px;

  > svg {
    color: ${color.textMuted};
  }
`;

const Column = styled.div`
  min-width: 0;
`;

const Name = styled.div`
  ${oneLine}
  ${text.sm}
`;

const Example = styled.div`
  ${oneLine}
  ${text.xs}
  color: ${color.textMuted};
`;
