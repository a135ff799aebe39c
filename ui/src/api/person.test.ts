import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const ANA = { id: "ana", name: "Ana" };
let keepsCookies = true;
let introduced = false;

function answer(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });
}

/** The server, as far as it says who somebody is. */
async function fetchSomething(path: string): Promise<Response> {
  if (path.startsWith("/api/session")) return answer({ person: introduced && keepsCookies ? ANA : null });
  introduced = true;
  return answer(ANA);
}

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("fetch", fetchSomething);
  vi.stubGlobal("location", { host: "tischlein:8000" });
});
afterAll(() => vi.unstubAllGlobals());

describe("a newcomer", () => {
  it("is told that cookies are needed where the browser keeps none", async () => {
    const { ensurePerson, person, rename } = await import("./person.svelte");
    keepsCookies = introduced = false;
    await expect(ensurePerson()).rejects.toMatchObject({ code: "no-cookies" });
    await expect(rename("Ana")).rejects.toMatchObject({ code: "no-cookies" });
    expect(person.me).toBeNull();
  });

  it("is known from then on where it does", async () => {
    const { ensurePerson, person } = await import("./person.svelte");
    keepsCookies = true;
    introduced = false;
    expect(await ensurePerson()).toEqual(ANA);
    expect(person.me).toEqual(ANA);
  });
});
