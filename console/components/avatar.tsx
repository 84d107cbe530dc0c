import { API_URL } from "../api/connection.ts";

/** The address of a picture on this service, whatever host it had when the address was written. */
const here = (address: string): string => address.replace(/^.*?(?=\/avatars\/)/, API_URL);

/** The picture of a person, for use next to the person's name. */
export const Avatar = ({ url, size = 40 }: { url: string; size?: number }) => (
  <img class="avatar" src={here(url)} alt="" width={size} height={size} loading="lazy" />
);
