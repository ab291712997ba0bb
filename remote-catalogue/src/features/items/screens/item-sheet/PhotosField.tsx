import { ImageOff, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { fileSize, pluralize } from '@back-office/shared/format';
import { useThumbnail } from '@back-office/shared/photos';
import { boxStyle, centered, rowStyle, stackStyle, textStyle } from '@back-office/shared/theme';
import { Button, Grid, IconButton, Row, Text, VisuallyHidden } from '@back-office/shared/ui';
import { FileDrop } from '@back-office/shared/ui/dialogs';
import { TextField } from '@back-office/shared/ui/forms';
import { moveEntry, ReorderHandle, useDragToReorder, type ReorderHandleProps } from '@back-office/shared/ui/reorder';
import type { ItemPhoto } from '../../../../domain/item';
import { maxPhotos, maxPhotoSize } from '../../../../domain/limits';
import type { ItemFormState, ShownForm } from '../../state/useItemForm';
import { PhotoDialog } from './PhotoDialog';

interface PhotosFieldProps {
  readonly state: ShownForm;
  readonly photoFiles: ItemFormState['photoFiles'];
  /** Takes the focus, and offers the camera of a phone alone. */
  readonly isPhotoFirst: boolean;
  /** Offers the camera of a phone beside its files. */
  readonly isOnPhone: boolean;
}

interface RemovedPhoto {
  readonly photo: ItemPhoto;
  readonly at: number;
}

/** The photos of an item, to add, describe, arrange and remove. Files can also be pasted anywhere in the form. */
export function PhotosField({ state, photoFiles, isPhotoFirst, isOnPhone }: PhotosFieldProps) {
  const { form, changePhotos } = state;
  const { take, preparing, problems, forgetProblems, hasRoom } = photoFiles;
  /** The last one comes back first. */
  const [removed, setRemoved] = useState<readonly RemovedPhoto[]>([]);
  const last = removed.at(-1);
  const [returnedId, setReturnedId] = useState<string>();
  usePastedImages((files) => files.forEach(take));

  function remove(at: number) {
    const photo = form.photos[at];
    if (photo) setRemoved((known) => [...known, { photo, at }]);
    forgetProblems();
    changePhotos((photos) => photos.filter((_, index) => index !== at));
  }

  function putBack() {
    if (last) changePhotos((photos) => photos.toSpliced(last.at, 0, last.photo));
    setReturnedId(last?.photo.id);
    setRemoved((known) => known.slice(0, -1));
  }

  return (
    <Grid gap="6px" role="group" aria-label="Photos">
      <Text size="sm" weight="medium" aria-hidden>
        Photos
      </Text>
      <PhotoList photos={form.photos} returnedId={returnedId} onChange={changePhotos} onRemove={remove} />
      {last && form.photos.length < maxPhotos && (
        <Row gap={2}>
          <Text size="xs" tone="muted" role="status">
            {removed.length === 1 ? 'Photo removed' : `${removed.length} photos removed`}
          </Text>
          <Button key={removed.length} variant="link" size="small" autoFocus onClick={putBack}>
            Put back photo
          </Button>
        </Row>
      )}
      {hasRoom && <Upload {...{ isPhotoFirst, isOnPhone, take }} />}
      <Text size="xs" tone="muted" role="status">
        {preparing > 0 ? `Preparing ${pluralize(preparing, 'photo')}…` : ''}
      </Text>
      {problems.map((problem) => (
        <Text as="p" size="xs" tone="negative" role="alert" key={problem}>
          {problem}
        </Text>
      ))}
    </Grid>
  );
}

interface UploadProps extends Pick<PhotosFieldProps, 'isPhotoFirst' | 'isOnPhone'> {
  readonly take: (file: File) => void;
}

function Upload({ isPhotoFirst, isOnPhone, take }: UploadProps) {
  return (
    <>
      {(isPhotoFirst || isOnPhone) && (
        <FileDrop
          label="Take a photo"
          hint="Opens the camera"
          accept="image/*"
          capture="environment"
          autoFocus={isPhotoFirst}
          onFile={take}
        />
      )}
      {!isPhotoFirst && (
        <FileDrop
          label="Upload an image"
          hint={`Up to ${maxPhotos} photos of ${fileSize(maxPhotoSize)} each; the first is shown in lists`}
          accept="image/*"
          multiple
          onFile={take}
        />
      )}
    </>
  );
}

/** Not where a text is pasted: spreadsheets copy their cells as a picture too. */
function usePastedImages(onFiles: (files: readonly File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    const files = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0 || clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

interface PhotoListProps {
  readonly photos: readonly ItemPhoto[];
  /** The one that was put back last gets the focus, unless more can be put back. */
  readonly returnedId: string | undefined;
  readonly onChange: ShownForm['changePhotos'];
  readonly onRemove: (at: number) => void;
}

function PhotoList({ photos, returnedId, onChange, onRemove }: PhotoListProps) {
  const [announcement, setAnnouncement] = useState('');
  const [enlarged, setEnlarged] = useState<number>();
  const hintId = useId();
  const { list, draggedId, order, start, move } = useDragToReorder(photos, (from, to) => {
    setAnnouncement(`Photo ${from + 1} is now photo ${to + 1} of ${photos.length}`);
    onChange((current) => moveEntry(current, from, to));
  });

  function describe(at: number, alt: string) {
    onChange((current) => current.map((photo, index) => (index === at ? { ...photo, alt } : photo)));
  }

  if (photos.length === 0) return null;
  return (
    <>
      <VisuallyHidden id={hintId}>Drag, or press the arrow keys, to move.</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <List ref={list} aria-label="Photos of this item" data-dragging={draggedId !== undefined || undefined}>
        {photos.map((photo, index) => (
          <PhotoRow
            key={photo.id}
            {...{ photo, index, hintId }}
            count={photos.length}
            shownAt={order.indexOf(photo)}
            isReturned={photo.id === returnedId}
            onGrab={(event) => start(event, photo.id)}
            onMove={(to) => move(index, to)}
            onDescribe={(alt) => describe(index, alt)}
            onRemove={() => onRemove(index)}
            onEnlarge={() => setEnlarged(index)}
          />
        ))}
      </List>
      {enlarged !== undefined && (
        <PhotoDialog photos={photos} at={enlarged} onShow={setEnlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  );
}

interface PhotoRowProps extends Omit<ReorderHandleProps, 'name' | 'className'> {
  readonly photo: ItemPhoto;
  /** Its position on the screen, which differs from `index` during a drag. */
  readonly shownAt: number;
  readonly isReturned: boolean;
  readonly onDescribe: (alt: string) => void;
  readonly onRemove: () => void;
  readonly onEnlarge: () => void;
}

function PhotoRow(props: PhotoRowProps) {
  const { photo, index, count, hintId, shownAt, isReturned, onGrab, onMove, onDescribe, onRemove, onEnlarge } = props;
  const thumbnail = useThumbnail(photo.id);
  const name = `photo ${index + 1}`;
  return (
    <PhotoEntry style={{ order: shownAt }}>
      <ReorderHandle {...{ name, index, count, hintId, onGrab, onMove }} />
      {thumbnail === undefined && <NoPicture />}
      {thumbnail === null && (
        <NoPicture role="img" aria-label={`Photo ${index + 1} is not on this device`}>
          <ImageOff size={20} aria-hidden />
        </NoPicture>
      )}
      {thumbnail && (
        <Enlarge type="button" aria-label={`Enlarge ${name}`} onClick={onEnlarge}>
          <Picture src={thumbnail} alt={photo.alt || `Photo ${index + 1}`} />
        </Enlarge>
      )}
      <Alternative>
        <TextField
          label={`Alternative text of ${name}`}
          hideLabel
          placeholder="Alternative text: what the photo shows"
          value={photo.alt}
          onChange={onDescribe}
        />
      </Alternative>
      <IconButton label={`Remove ${name}`} icon={<Trash2 />} autoFocus={isReturned} onClick={onRemove} />
    </PhotoEntry>
  );
}

const List = styled.ul`
  ${stackStyle({ gap: 2 })}
`;

const PhotoEntry = styled.li`
  ${rowStyle({ gap: 2 })}
`;

const Alternative = styled.div`
  flex: 1;
  min-width: 0;
`;

const Enlarge = styled.button`
  ${boxStyle({ fixed: true, round: 'md' })}
  cursor: zoom-in;
`;

const Picture = styled.img`
  display: block;
  ${boxStyle({ fixed: true, round: 'md', ground: 'sunken', square: '64px' })}
  object-fit: cover;
`;

const NoPicture = styled.span`
  ${centered}
  ${textStyle({ tone: 'muted', fixed: true, round: 'md', ground: 'sunken', square: '64px' })}
`;
