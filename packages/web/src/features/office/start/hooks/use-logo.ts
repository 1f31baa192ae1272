import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { fitPicture } from '../../fields/index.ts';

/** A logo that is chosen, and not uploaded before there is an owner to do so. */
export type ChosenLogo = { readonly picture: Blob; readonly preview: string };

/** Returns a picture as an address, which the policy of the page allows where it forbids those of blobs. */
function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new CallError('pictureType', 400));
    reader.readAsDataURL(picture);
  });
}

/** Returns the mutation that reads a chosen file as a logo. It fails with `pictureType` for what is no picture. */
export function useLogoFile(onRead: (logo: ChosenLogo) => void) {
  return useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async (file: File): Promise<ChosenLogo> => {
      const picture = await fitPicture(file);
      if (picture === undefined) throw new CallError('pictureType', 400);
      return { picture, preview: await dataAddress(picture) };
    },
    onSuccess: onRead,
  });
}
