import { File as FileIcon } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { pluralize, fileSize } from '@back-office/shared/format';
import { grows, rowStyle, textStyle } from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';
import type { FileSummary } from '../data/importPort';
import { acceptedFiles } from './ChooseFile';

interface FileFactsProps {
  readonly file: FileSummary;
  readonly onReplace: (file: File) => void;
}

const delimiterNames: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'pipes' };

/** The file and how it was read, with a button to replace it. */
export function FileFacts({ file, onReplace }: FileFactsProps) {
  const input = useRef<HTMLInputElement>(null);
  const { fileName, bytes, rowCount, encoding, delimiter = ',' } = file;
  const facts = [fileSize(bytes), pluralize(rowCount, 'row'), encoding, delimiterNames[delimiter]].filter(Boolean);
  return (
    <Row>
      <FileIcon size={18} aria-hidden />
      <About>
        <Text as="div" size="sm" weight="medium" oneLine title={fileName}>
          {fileName}
        </Text>
        <Text as="div" size="xs" tone="muted" oneLine>
          {facts.join(' · ')}
        </Text>
      </About>
      <Button size="small" onClick={() => input.current?.click()}>
        Replace
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Another file"
        accept={acceptedFiles}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // So that the same file can be chosen again after it was corrected.
          target.value = '';
          if (chosen) onReplace(chosen);
        }}
      />
    </Row>
  );
}

const Row = styled.div`
  ${rowStyle({ gap: 3 })}

  > svg {
    ${textStyle({ tone: 'secondary', fixed: true })}
  }
`;

const About = styled.div`
  ${grows}
`;
