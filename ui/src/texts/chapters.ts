/** Texts of a part of the page: loaded with its first page, so that nobody else waits for them. */
import { supplementTexts, type Language } from ".";

type Catalogues = Record<Language, () => Promise<{ messages: Record<string, string> }>>;

/** How to speak about this part from the first call on; a failure may be tried again. */
export function makeChapter(catalogues: Catalogues): () => Promise<void> {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= supplementTexts(async (code) => Object.values((await catalogues[code]()).messages)).catch(
      (problem: unknown) => {
        loading = null;
        throw problem;
      },
    );
    return loading;
  };
}
