import { Upload } from 'lucide-react';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import styled from 'styled-components';
import { color, motion, ringAround, rowStyle, visuallyHidden } from '@back-office/shared/theme';
import { Text, highlight } from '@back-office/shared/ui';

export interface FileDropProps {
  /** What pressing it does, for example `Upload an image`; `or drop it here` follows. */
  readonly label: string;
  /** Which files are accepted, and what happens to them. */
  readonly hint: string;
  /**
   * Same as for `<input type="file">`. A dropped file is passed on unchecked, so that the caller can say what is wrong
   * with it.
   */
  readonly accept: string;
  /** Called once for each file. */
  readonly onFile: (file: File) => void;
  /** Accepts several files at once. */
  readonly multiple?: boolean;
  /** Phones offer this camera instead of their files. */
  readonly capture?: 'user' | 'environment' | undefined;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
}

/** A place to choose a file or drop one. */
export function FileDrop({ label, hint, accept, onFile, multiple = false, capture, autoFocus }: FileDropProps) {
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null) {
    const chosen = [...(files ?? [])];
    for (const file of multiple ? chosen : chosen.slice(0, 1)) onFile(file);
  }

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files);
    // Allows choosing the same file again after a mistake.
    event.target.value = '';
  }

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <Zone $isOver={isOver} onDragOver={onDragOver} onDragLeave={() => setIsOver(false)} onDrop={onDrop}>
      <Upload size={20} aria-hidden />
      <span>
        <Text tone="accent" weight="medium">
          {label}
        </Text>
        <Drop aria-hidden> or drop it here</Drop>
        <Text block size="xs" tone="muted" id={hintId}>
          {hint}
        </Text>
      </span>
      <Input
        type="file"
        aria-label={label}
        aria-describedby={hintId}
        accept={accept}
        multiple={multiple}
        capture={capture}
        autoFocus={autoFocus}
        onChange={onChange}
      />
    </Zone>
  );
}

const Zone = styled.label<{ readonly $isOver: boolean }>`
  ${rowStyle({ gap: 4, size: 'sm', pad: 4, relative: true, round: 'md' })}
  border: 1px dashed ${(props) => (props.$isOver ? color.accent : color.borderControl)};
  background-color: ${(props) => (props.$isOver ? color.accentSubtle : 'transparent')};
  cursor: pointer;
  transition: background-color ${motion.fast};

  &:hover {
    background-color: ${(props) => (props.$isOver ? color.accentSubtle : highlight)};
  }

  ${ringAround}

  > svg {
    color: ${color.textMuted};
  }
`;

/** Files cannot be dropped with a finger. */
const Drop = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;

const Input = styled.input`
  ${visuallyHidden}
`;
