import { WandSparkles } from 'lucide-react';
import { memo } from 'react';
import { useServices } from '@back-office/shared/contract';
import { phoneQuery } from '@back-office/shared/theme';
import { Button, useMedia, useToast } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { MultiSelect, SheetSection } from '@back-office/shared/ui/choices';
import { proposeDescription } from '../../domain/describeItem';
import { useIsOwnShop } from '../../../../state/items';
import { useOfferedLocations } from '../../../../state/useLocationOptions';
import { ItemTypeField } from './ItemTypeField';
import { PhotosField } from './PhotosField';
import { PhotoStudio } from './PhotoStudio';
import type { SectionProps } from './sections';
import type { ItemFormState } from '../../state/useItemForm';

/** A narrow window, or a phone on its side: there is no other phone to scan a code with. */
const phones = `${phoneQuery}, (hover: none) and (pointer: coarse)`;

interface DetailsSectionProps extends SectionProps {
  readonly photoFiles: ItemFormState['photoFiles'];
  readonly isPhotoFirst: boolean;
}

export const DetailsSection = memo(function DetailsSection({
  id,
  state,
  photoFiles,
  isPhotoFirst,
}: DetailsSectionProps) {
  const { form, change, errors, nameRef } = state;
  const { show } = useToast();
  const isOnPhone = useMedia(phones);
  const { shop } = useServices();

  function autoCreate() {
    const description = proposeDescription(form);
    if (description === '') {
      nameRef.current?.focus();
      show({ message: 'Enter a name first. The description is created from it.' });
      return;
    }
    const before = form.description;
    change('description', description);
    show({
      message: 'Description created',
      tone: 'done',
      ...(before !== '' && { action: { label: 'Undo', onPress: () => change('description', before) } }),
    });
  }

  return (
    <SheetSection id={id} title="Details">
      <ItemTypeField itemType={form.itemType} onChange={(itemType) => change('itemType', itemType)} />
      <TextField
        label="Name"
        value={form.name}
        error={errors.name}
        ref={nameRef}
        autoFocus={!isPhotoFirst}
        onChange={(name) => change('name', name)}
        action={
          <Button variant="link" size="small" icon={<WandSparkles />} onClick={autoCreate}>
            Auto create
          </Button>
        }
      />
      <TextField
        label="Description"
        multiline
        rows={3}
        value={form.description}
        onChange={(description) => change('description', description)}
      />
      <PhotosField state={state} photoFiles={photoFiles} isPhotoFirst={isPhotoFirst} isOnPhone={isOnPhone} />
      {!isPhotoFirst && !isOnPhone && !shop && <PhotoStudio />}
      <LocationsField locations={form.locations} onChange={(chosen) => change('locations', chosen)} />
    </SheetSection>
  );
});

interface LocationsFieldProps {
  readonly locations: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Its choices depend on the list and on the sales, which nothing else of the section does. */
function LocationsField({ locations, onChange }: LocationsFieldProps) {
  return (
    <MultiSelect
      label="Locations"
      placeholder="Choose locations"
      allowsCustom={useIsOwnShop()}
      values={locations}
      options={useOfferedLocations()}
      onChange={onChange}
    />
  );
}
