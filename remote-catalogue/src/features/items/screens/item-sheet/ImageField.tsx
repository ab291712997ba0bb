import { Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { fileSize } from '@back-office/shared/format';
import { color, oneLine, radius, space, text, weight } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { FileDrop } from '@back-office/shared/ui/choices';

interface ImageFieldProps {
  readonly image: File | null;
  /** Offers the camera of a phone instead of its files, and takes the focus. */
  readonly isPhotoFirst: boolean;
  readonly onChange: (image: File | null) => void;
}

/** A preview while the sheet is open. Items have no field for images, so it is not saved. */
export function ImageField({ image, isPhotoFirst, onChange }: ImageFieldProps) {
  const [error, setError] = useState('');

  function take(file: File) {
    const isImage = file.type.startsWith('image/');
    setError(isImage ? '' : `${file.name} is not an image. Choose an image file, such as JPG or PNG.`);
    if (isImage) onChange(file);
  }

  return (
    <Field role="group" aria-label="Image">
      <Label aria-hidden>Image</Label>
      {image ? (
        <Preview key={`${image.name}${image.lastModified}`} image={image} onRemove={() => onChange(null)} />
      ) : (
        <FileDrop
          label={isPhotoFirst ? 'Take a photo' : 'Upload an image'}
          hint="Preview only; the file is not saved"
          accept="image/*"
          capture={isPhotoFirst ? 'environment' : undefined}
          autoFocus={isPhotoFirst}
          onFile={take}
        />
      )}
      {error !== '' && <ErrorText role="alert">{error}</ErrorText>}
    </Field>
  );
}

function Preview({ image, onRemove }: { readonly image: File; readonly onRemove: () => void }) {
  /** The object URL is revoked when the image is removed. */
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
        <span>{`${fileSize(image.size)} · Preview only; the file is not saved`}</span>
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

const ErrorText = styled.p`
  ${text.xs}
  color: ${color.negative};
`;
