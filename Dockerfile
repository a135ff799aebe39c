# Lunarium in a container: docker build -t lunarium . && docker run -p 8000:8000 -v lunarium:/data lunarium
FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends g++ make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN make wheel

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --home-dir /data lunarium \
    && install --directory --owner=lunarium --mode=0700 /data
# What is installed is what was tested: each file by its hash, nothing resolved anew.
COPY requirements/server.lock /tmp/server.lock
COPY --from=build /source/dist /tmp/dist
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes --no-deps -r /tmp/server.lock \
    && pip install --no-cache-dir --disable-pip-version-check --no-deps --no-index /tmp/dist/lunarium-*.whl \
    && rm -r /tmp/dist /tmp/server.lock
USER lunarium
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
ENV LUNARIUM_DATABASE_URL=sqlite:////data/lunarium.sqlite
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["lunarium"]
CMD ["serve", "--host", "0.0.0.0"]
