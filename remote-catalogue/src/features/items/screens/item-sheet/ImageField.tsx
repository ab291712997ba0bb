import { Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { fileSize } from '@back-office/shared/format';
import { boxStyle, rowStyle } from '@back-office/shared/theme';
import { Grid, IconButton, Text } from '@back-office/shared/ui';
import { FileDrop } from '@back-office/shared/ui/forms';

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
    <Grid gap="6px" role="group" aria-label="Image">
      <Text size="sm" weight="medium" aria-hidden>
        Image
      </Text>
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
      {error !== '' && (
        <Text as="p" size="xs" tone="negative" role="alert">
          {error}
        </Text>
      )}
    </Grid>
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
      <Text as="div" size="xs" tone="muted" shrink>
        <Text as="div" size="sm" tone="text" weight="medium" oneLine title={image.name}>
          {image.name}
        </Text>
        <span>{`${fileSize(image.size)} · Preview only; the file is not saved`}</span>
      </Text>
      <IconButton label="Remove image" icon={<Trash2 />} onClick={onRemove} />
    </Row>
  );
}

const Row = styled.div`
  ${rowStyle({ gap: 4, pad: 3, round: 'md', line: 'around' })}

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Picture = styled.img`
  ${boxStyle({ fixed: true, round: 'md', ground: 'sunken', square: '72px' })}
  object-fit: cover;
`;
