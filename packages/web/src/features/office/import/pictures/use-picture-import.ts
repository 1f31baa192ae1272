import type { Product } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { uploadPhoto } from '../../fields/index.ts';
import { FileError, type FileProblem, type ZipPicture } from '../read/index.ts';
import type { ImportWorker } from '../worker/index.ts';
import { type PlannedPicture, pictureEdits } from './picture-plan.ts';

/** A zip that was read. */
type PictureFile = { readonly name: string; readonly pictures: readonly ZipPicture[] };

/** Returns the zip of pictures that was chosen, and what reads one (office B8.1). */
export function usePictureFile(worker: ImportWorker) {
  const [file, setFile] = useState<PictureFile>();
  const { mutate, isPending, error, reset } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async (chosen: File): Promise<PictureFile> => ({
      name: chosen.name,
      pictures: await worker.ask<'pictures'>({ kind: 'pictures', file: chosen }),
    }),
    onSuccess: setFile,
  });
  const problem: FileProblem | undefined =
    error === null ? undefined : error instanceof FileError ? error.problem : 'notZip';
  return {
    file,
    read: (chosen: File) => mutate(chosen),
    isReading: isPending,
    problem,
    forget: () => {
      worker.end();
      reset();
      setFile(undefined);
    },
  };
}

/**
 * Returns the function that uploads pictures one by one, how many are there, and the reason for which it stopped. What was
 * uploaded counts once: it goes on with the next, and nothing of the menu has changed before the last one.
 */
export function useUploadPictures(onDone: (edits: ReturnType<typeof pictureEdits>) => void) {
  const [done, setDone] = useState(0);
  const uploaded = useRef<(readonly [Product, string])[]>([]);
  const stop = useRef<AbortController>(undefined);
  const { mutate, isPending, error, reset } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async (planned: readonly PlannedPicture[]) => {
      const controller = new AbortController();
      stop.current = controller;
      const { signal } = controller;
      const wanted = planned.filter(({ problem }) => problem === undefined);
      for (const { dish, picture } of wanted.slice(uploaded.current.length)) {
        if (dish === undefined || picture === undefined) continue;
        signal.throwIfAborted();
        uploaded.current.push([dish, await uploadPhoto(picture)]);
        setDone(uploaded.current.length);
      }
      signal.throwIfAborted();
      return pictureEdits(uploaded.current);
    },
    onSuccess: onDone,
  });
  return {
    upload: mutate,
    done,
    isUploading: isPending,
    refusal:
      error === null || error.name === 'AbortError'
        ? undefined
        : error instanceof CallError
          ? error.code
          : ('serverError' as const),
    forget: () => {
      stop.current?.abort();
      uploaded.current = [];
      setDone(0);
      reset();
    },
  };
}
