import { File as FileIcon } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { pluralize, fileSize } from '@back-office/shared/format';
import { color, oneLine, space, text, weight } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
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
        <Name title={fileName}>{fileName}</Name>
        <Facts>{facts.join(' · ')}</Facts>
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
  display: flex;
  align-items: center;
  gap: ${space[3]};

  > svg {
    flex: none;
    color: ${color.textSecondary};
  }
`;

const About = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.div`
  ${oneLine}
  ${text.sm}
  font-weight: ${weight.medium};
`;

const Facts = styled.div`
  ${oneLine}
  ${text.xs}
  color: ${color.textMuted};
`;
