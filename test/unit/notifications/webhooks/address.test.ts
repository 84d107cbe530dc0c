import { describe, expect, it } from "vitest";
import { mayConnectTo, readHookUrl } from "../../../../functions/notifications/webhooks/address.ts";

const NOT_PUBLIC = [
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.0.0.1",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  // IPv4 within IPv6: compatible, mapped, translated, NAT64 of both kinds, 6to4, Teredo.
  "::7f00:1",
  "::ffff:127.0.0.1",
  "::ffff:0:10.0.0.1",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b:1::a00:1",
  "2002:a00:1::1",
  "2001:0:a00:1::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "100::1",
  "2001:db8::1",
  "5f00::1",
  "not an address",
];

describe("an address", () => {
  it.each(NOT_PUBLIC)("%s is nothing to connect to", (address) => {
    expect(mayConnectTo(address, "public")).toBe(false);
  });

  it.each(["8.8.8.8", "93.184.215.14", "172.32.0.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "2a00:1450::1"])(
    "%s is public",
    (address) => {
      expect(mayConnectTo(address, "public")).toBe(true);
    },
  );

  it.each(["127.0.0.1", "127.8.9.1", "::1"])(
    "%s is this machine, and nothing else private is allowed with it",
    (address) => {
      expect(mayConnectTo(address, "public and this machine")).toBe(true);
      expect(NOT_PUBLIC.filter((other) => mayConnectTo(other, "public and this machine"))).toEqual([
        "127.0.0.1",
        "::1",
      ]);
    },
  );
});

describe("the address of a hook", () => {
  it.each([
    ["https://example.com/a?b=c", "https://example.com/a?b=c"],
    ["  https://EXAMPLE.com:443  ", "https://example.com/"],
    ["https://example.com:8443/x", "https://example.com:8443/x"],
    ["https://bücher.example/x", "https://xn--bcher-kva.example/x"],
    ["https://0x08080808/", "https://8.8.8.8/"],
    ["https://010.8.8.8/", "https://8.8.8.8/"],
  ])("%s is read as %s", (text, url) => {
    expect(readHookUrl(text, "public")).toEqual({ url });
  });

  it.each([
    "http://example.com",
    "//example.com",
    "example.com",
    "",
    "javascript:alert(1)",
    "https://user@example.com",
    "https://example.com/#x",
    "https://example.com:80",
    "https://localhost/",
    "https://db.",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://①②⑦.⓪.⓪.①/",
    "https://[::1]/",
    "https://[::ffff:a00:1]/",
    `https://example.com/${"ü".repeat(700)}`,
  ])("$0 is refused in words", (text) => {
    expect(readHookUrl(text, "public")).toEqual({ problem: expect.stringMatching(/^must /) });
  });
});
