import { Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { fileSize } from '@back-office/shared/format';
import { color, oneLine, radius, space, text, weight } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { FileDrop } from '@back-office/shared/ui/choices';

interface ImageFieldProps {
  readonly image: File | null;
  readonly onChange: (image: File | null) => void;
}

/** A picture to look at while the sheet is open; no item field holds it, so it is never stored (decision D26). */
export function ImageField({ image, onChange }: ImageFieldProps) {
  const [refused, setRefused] = useState('');

  function take(file: File) {
    const isImage = file.type.startsWith('image/');
    setRefused(isImage ? '' : `${file.name} is no image. Choose a picture such as a JPG or PNG file.`);
    if (isImage) onChange(file);
  }

  return (
    <Field role="group" aria-label="Image">
      <Label aria-hidden>Image</Label>
      {image ? (
        <Preview key={`${image.name}${image.lastModified}`} image={image} onRemove={() => onChange(null)} />
      ) : (
        <FileDrop
          label="Upload an image"
          hint="Shown here as a preview; the file is not stored"
          accept="image/*"
          onFile={take}
        />
      )}
      {refused !== '' && <Refusal role="alert">{refused}</Refusal>}
    </Field>
  );
}

function Preview({ image, onRemove }: { readonly image: File; readonly onRemove: () => void }) {
  /** The file's address lives as long as the picture is shown. */
  const showFile = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(image);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [image],
  );
  return (
    <Row>
      <Picture ref={showFile} alt={`Preview of ${image.name}`} />
      <About>
        <FileName title={image.name}>{image.name}</FileName>
        <span>{`${fileSize(image.size)} · Shown here as a preview; the file is not stored`}</span>
      </About>
      <IconButton label="Remove image" icon={<Trash2 />} onClick={onRemove} />
    </Row>
  );
}

const Field = styled.div`
  display: grid;
  gap: 6px;
`;

const Label = styled.span`
  ${text.sm}
  font-weight: ${weight.medium};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Picture = styled.img`
  flex: none;
  width: 72px;
  height: 72px;
  border-radius: ${radius.md};
  background-color: ${color.bgSunken};
  object-fit: cover;
`;

const About = styled.div`
  min-width: 0;
  ${text.xs}
  color: ${color.textMuted};
`;

const FileName = styled.div`
  ${oneLine}
  ${text.sm}
  font-weight: ${weight.medium};
  color: ${color.text};
`;

const Refusal = styled.p`
  ${text.xs}
  color: ${color.negative};
`;
