import { useRef, useState, type DragEvent } from 'react';
import { Upload } from 'lucide-react';
import styled from 'styled-components';
import { color, rowStyle } from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';

interface ChooseFilesProps {
  /** All files that were chosen or dropped at once. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** The place where exports are chosen or dropped. */
export function ChooseFiles({ onFiles }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function take(files: FileList | null) {
    if (files && files.length > 0) onFiles([...files]);
  }

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  return (
    <Zone
      $isOver={isOver}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Button icon={<Upload />} onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <Text as="p" size="sm" tone="muted">
        Or drop them here: CSV files, Excel workbooks or ZIP archives of Square, Shopify, Stripe and others. You see
        what they hold before anything is booked.
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Sales files"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.zip,text/csv,application/zip"
        onChange={({ target }) => {
          take(target.files);
          // So that the same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </Zone>
  );
}

const Zone = styled.div<{ readonly $isOver: boolean }>`
  ${rowStyle({ gap: 4, pad: 4, wrap: true, round: 'md' })}
  border: 1px dashed ${(props) => (props.$isOver ? color.accent : color.borderControl)};
  background-color: ${(props) => (props.$isOver ? color.accentSubtle : 'transparent')};

  > p {
    flex: 1 1 240px;
  }
`;
