// Crew: threads that wait for work, so that a step of a batch does not pay for starting them.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace lunarium {

class Crew {
public:
    // A part of the work: from here on, and up to here.
    using Work = std::function<void(std::size_t, std::size_t)>;

    explicit Crew(int threads) : size(static_cast<std::size_t>(threads)) {
        for (std::size_t member = 1; member < size; ++member) {
            members.emplace_back([this, member] { serve(member); });
        }
    }

    ~Crew() { call(nullptr); }

    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    // Share so many items among all threads, the caller's included; done when all are. The work must not throw.
    void share(std::size_t items, const Work& shared) {
        if (size == 1) {
            shared(0, items);
            return;
        }
        total = items;
        busy.store(static_cast<std::uint32_t>(size - 1), std::memory_order_relaxed);
        call(&shared);
        take(0);
        for (std::uint32_t left = busy.load(std::memory_order_acquire); left != 0;) {
            left = await_change(busy, left);
        }
    }

    // The same for items that take a few nanoseconds each: where they are few, nobody else is called for them.
    void share_light(std::size_t items, const Work& shared) {
        if (items < WORTH_A_CALL) {
            shared(0, items);
        } else {
            share(items, shared);
        }
    }

private:
    // A thread that fell asleep takes longer to wake than many a step: it looks for this long first, some 30 µs.
    static constexpr int LOOKS = 2000;
    static constexpr std::size_t WORTH_A_CALL = 8192;

    void call(const Work* shared) {
        work = shared;
        calls.fetch_add(1, std::memory_order_release);
        calls.notify_all();
    }

    void serve(std::size_t member) {
        for (std::uint32_t heard = 0;;) {
            heard = await_change(calls, heard);
            if (work == nullptr) {
                return;
            }
            take(member);
            if (busy.fetch_sub(1, std::memory_order_acq_rel) == 1) {
                busy.notify_one();
            }
        }
    }

    void take(std::size_t member) { (*work)(total * member / size, total * (member + 1) / size); }

    // What the number is once it is another than this.
    static std::uint32_t await_change(const std::atomic<std::uint32_t>& number, std::uint32_t known) {
        for (int looks = 0; looks < LOOKS; ++looks) {
            const std::uint32_t now = number.load(std::memory_order_acquire);
            if (now != known) {
                return now;
            }
#if defined(__SSE2__)
            _mm_pause();
#endif
        }
        number.wait(known, std::memory_order_acquire);
        return number.load(std::memory_order_acquire);
    }

    const std::size_t size;
    const Work* work = nullptr;
    std::size_t total = 0;
    std::atomic<std::uint32_t> calls = 0;
    std::atomic<std::uint32_t> busy = 0;  // members who have not done their part yet
    std::vector<std::jthread> members;    // last: ends before what it uses
};

}  // namespace lunarium
