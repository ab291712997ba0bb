import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { color, gridStyle, textStyle } from '@back-office/shared/theme';
import { Grid, Text } from '@back-office/shared/ui';
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
      <Text as="h3" size="md" weight="strong" above={6} id="import-columns">
        Columns
      </Text>
      <Text
        as="p"
        size="xs"
        tone="muted"
      >{`${matched.length} of ${pluralize(file.header.length, 'column')} will be imported.`}</Text>
      <Grid gap={[1, 2]} columns="minmax(0, 1fr) 16px minmax(0, 1.2fr)" above={4}>
        <Head>In your file</Head>
        <Head>Item field</Head>
        {file.header.map((name, index) => {
          const column = name || `Column ${index + 1}`;
          const example = file.examples.map((cells) => cells[index] ?? '').find((cell) => cell.trim() !== '');
          return (
            <Row key={index}>
              <Column>
                <Text as="div" size="sm" oneLine title={column}>
                  {column}
                </Text>
                {example && (
                  <Text as="div" size="xs" tone="muted" oneLine title={example}>
                    {example}
                  </Text>
                )}
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

const Head = styled.div`
  ${textStyle({ size: 'xs', tone: 'secondary' })}

  &:nth-child(2) {
    grid-column: 3;
  }
`;

const Row = styled.div`
  ${gridStyle({ align: 'center', columns: 'subgrid', minHeight: '40px' })}
  grid-column: 1 / -1;

  > svg {
    color: ${color.textMuted};
  }
`;

const Column = styled.div`
  min-width: 0;
`;
