/** What a message says, by the same rules as the server's `lunarium.texts.say`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Params = Record<string, unknown>;

/** The messages of one language, parsed once. */
export function makeBundle(locale: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  addSources(bundle, sources);
  return bundle;
}

/** More messages; those that are there already stay as they are. */
export function addSources(bundle: FluentBundle, sources: string[]): void {
  for (const source of sources) bundle.addResource(new FluentResource(source));
}

/** The text of this key, `name` or `name.attribute`; a parameter `isle` of the value `tide` is itself said by the key `isle-tide`. */
export function speak(bundle: FluentBundle, key: string, params: Params = {}): string {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  const spoken = Object.entries(params).map(([name, value]) => [name, speakValue(bundle, name, value)]);
  return bundle.formatPattern(pattern, Object.fromEntries(spoken), []);
}

function speakValue(bundle: FluentBundle, name: string, value: unknown): FluentVariable {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  const text = String(value);
  const word = bundle.getMessage(`${name}-${text}`)?.value;
  return word ? bundle.formatPattern(word, {}, []) : text;
}
