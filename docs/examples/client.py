# A client of the service in Python, to copy and change. It needs only httpx (pip install httpx).
# API_URL=https://…/api/v1 API_KEY=scr_… python client.py runs one concept test.
import base64, hashlib, hmac, os, random, time, uuid
import httpx


class ApiError(Exception):
    def __init__(self, status, detail):
        super().__init__(detail)
        self.status, self.detail = status, detail


class Client:
    """The API's routes by method and path, with retries where they are safe and idempotency keys where they help."""

    def __init__(self, url, key=None, attempts=5, longest_wait=60.0):
        headers = {"authorization": f"Bearer {key}"} if key else {}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=35.0, follow_redirects=True)
        self.attempts, self.longest_wait = attempts, longest_wait

    def send(self, method, path, headers=None, **content):
        headers = dict(headers or {})
        if method == "POST":
            # Routes without idempotency ignore the key; their calls are safe to repeat.
            headers.setdefault("idempotency-key", str(uuid.uuid4()))
        attempts = 1 if method == "PATCH" or path.startswith("/auth/") else self.attempts
        for attempt in range(attempts):
            last, wait = attempt == attempts - 1, 0.5 * 2**attempt * random.uniform(0.75, 1.25)
            try:
                response = self.http.request(method, path, headers=headers, **content)
            except httpx.TransportError as error:
                if last:
                    raise ApiError(0, f"{self.http.base_url.host} does not answer ({error}).") from error
            else:
                asked = response.headers.get("retry-after", "")
                wait = float(asked) if asked.isdigit() else wait
                passes = response.status_code in (429, 502, 503, 504) and wait <= self.longest_wait
                if last or not passes:
                    return self.checked(response)
            time.sleep(wait)

    @staticmethod
    def checked(response):
        if response.status_code < 400:
            return response
        try:
            detail = response.json()["detail"]
        except (ValueError, KeyError, TypeError):
            detail = f"{response.request.method} {response.url} answered {response.status_code}"
        raise ApiError(response.status_code, detail)

    def get(self, path, **query):
        return self.send("GET", path, params=query).json()

    def post(self, path, body=None, **content):
        return self.send("POST", path, json=body, **content).json()

    def wait(self, path, seconds=600):
        """Until a group, a simulation or a reliability check is complete, failed or aborted."""
        until, pause, seen, etag = time.monotonic() + seconds, 1.0, None, None
        while time.monotonic() < until:
            response = self.send("GET", path, headers={"if-none-match": etag} if etag else {})
            if response.status_code != 304:
                seen, etag = response.json(), response.headers.get("etag")
                if seen.get("generation_status", seen.get("status")) in ("complete", "failed", "aborted"):
                    return seen
            time.sleep(pause)
            pause = min(pause * 1.5, 15.0)
        raise TimeoutError(f"{path} has not ended within {seconds} seconds; it continues.")


def is_genuine(headers, body: bytes, secret: str, tolerance=300) -> bool:
    """Whether a delivery of a webhook comes from the service and is not an old one that somebody sends again."""
    sent_at = headers["webhook-timestamp"]
    if not sent_at.isdigit() or abs(time.time() - int(sent_at)) > tolerance:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = b".".join([headers["webhook-id"].encode(), sent_at.encode(), body])
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = [part.removeprefix("v1,") for part in headers["webhook-signature"].split() if part.startswith("v1,")]
    return any(hmac.compare_digest(expected, signature) for signature in given)


if __name__ == "__main__":
    api = Client(os.environ["API_URL"], os.environ["API_KEY"])
    project = f"/projects/{api.post('/projects', {'name': 'Oat drink'})['id']}"
    buyers = {"name": "Buyers", "gender": "Female", "age_min": 25, "age_max": 40, "location": "Munich, Germany"}
    group = api.post(f"{project}/persona-groups", buyers)
    api.post(f"{project}/persona-groups/{group['id']}/generate", {"count": 10})
    print(api.wait(f"{project}/persona-groups/{group['id']}")["generation_status"])
    concept = "An oat drink at 1.99 EUR per litre."
    test = {"persona_group_id": group["id"], "simulation_type": "concept_test", "prompt_question": concept}
    study = f"{project}/simulations/{api.post(f'{project}/simulations', test)['id']}"
    print(api.wait(study)["status"])
    aggregate = api.get(f"{study}/results")["aggregate"]
    print(aggregate["average_sentiment_score"], aggregate["average_sentiment_interval"])
    with open("results.xlsx", "wb") as file:
        file.write(api.send("GET", f"{study}/export", params={"format": "xlsx"}).content)
    try:
        api.get("/projects/unknown")
    except ApiError as error:
        print(error.status, error.detail)
