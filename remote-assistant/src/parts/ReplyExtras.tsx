import { Download } from 'lucide-react';
import styled from 'styled-components';
import { downloadText, writeCsv, type CsvCell } from '@back-office/shared/csv';
import { pluralize } from '@back-office/shared/format';
import { boxStyle, font, textStyle } from '@back-office/shared/theme';
import { Button, Row, Stack, Text } from '@back-office/shared/ui';
import type { MessageMetadata, SentRequest } from '../domain/conversation';

/** What a reply of a language model has beside its text: tables to download, and what was sent for it. */
export function ReplyExtras({ metadata: { tables = [], sent } }: { readonly metadata: MessageMetadata }) {
  return (
    <>
      {tables.length > 0 && (
        <Row gap={2} wrap>
          {tables.map((table, at) => (
            <Button
              key={at}
              size="small"
              icon={<Download />}
              title={table.title}
              onClick={() => downloadTable(table.title, [table.columns, ...table.rows])}
            >
              {`Download CSV, ${pluralize(table.rows.length, 'row')}`}
            </Button>
          ))}
        </Row>
      )}
      {sent && <WhatWasSent sent={sent} />}
    </>
  );
}

/** Saves a table as CSV in a file that is called after it. */
export function downloadTable(title: string, rows: readonly (readonly CsvCell[])[]) {
  const name = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  downloadText(`${name.slice(0, 80).replace(/^-|-$/g, '')}.csv`, writeCsv(rows), 'text/csv');
}

const roles: Readonly<Record<string, string>> = {
  system: 'Instructions',
  user: 'Question',
  assistant: 'What the model asked or said',
  tool: 'Answer to the model',
};

function WhatWasSent({ sent: { to, model, messages } }: { readonly sent: SentRequest }) {
  return (
    <Sent>
      <summary>{`Sent to ${to}`}</summary>
      <Stack gap={3}>
        <Text as="p" size="xs" tone="muted">
          {`Everything that left this device for this reply, to ${model}. A reference such as {{f1}} stands for a result; customers are references alone.`}
        </Text>
        {messages.map(({ role, content }, at) => (
          <Stack key={at} gap={1}>
            <Text as="p" size="xs" weight="medium">
              {roles[role] ?? role}
            </Text>
            <Exact tabIndex={0}>{content}</Exact>
          </Stack>
        ))}
      </Stack>
    </Sent>
  );
}

const Sent = styled.details`
  ${textStyle({ size: 'xs', tone: 'muted' })}

  &[open] > summary {
    margin-bottom: 8px;
  }
`;

const Exact = styled.pre`
  ${boxStyle({ maxWidth: '100%', pad: 2, round: 'md', ground: 'sunken' })}
  max-height: 240px;
  margin: 0;
  overflow: auto;
  font: ${font.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
